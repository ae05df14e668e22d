import { EllipsisHorizontal } from "@medusajs/icons";
import { Badge, Button, DropdownMenu, IconButton, Text } from "@medusajs/ui";
import { kindName, nextStep, stepsOf } from "@planke46/furniture-rules";
import { Link } from "react-router-dom";
import { LINK } from "../link";
import { day } from "../time";
import type { BoardPiece, Move } from "./requests";
import { colorTitle, dayTitle, laterSteps, stepTitle } from "./words";

interface PieceCardProps {
  piece: BoardPiece;
  onMove: (move: Move) => void;
  /** Big enough for a thumb. */
  large?: boolean;
}

/** One piece: what it is, for whom, until when, who had it last; and where it goes next. */
export function PieceCard({ piece, onMove, large = false }: PieceCardProps) {
  const { number, kind, color, step, step_at, step_by, due_on, late, express, hold, version } = piece;
  const later = laterSteps(stepsOf(kind), step);
  const next = nextStep(kind, step, piece.picked_up);
  const move = (to: Move["to"]) => onMove({ number, to, version });
  return (
    <article className="bg-ui-bg-base shadow-elevation-card-rest flex flex-col gap-2 rounded-lg p-3">
      <div className="flex items-start justify-between gap-2">
        <div>
          <Link className={`${LINK} txt-compact-medium-plus`} to={`/workshop/${encodeURIComponent(number)}`}>
            {number} {kindName(kind)}
          </Link>
          <Text size="small" className="text-ui-fg-subtle">
            {piece.customer || "ohne Namen"}
          </Text>
        </div>
        {later.length > 0 && <LaterMenu {...{ number, later, large }} stopped={hold?.stops} onMove={move} />}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {express && (
          <Badge size="2xsmall" color="purple">
            Express
          </Badge>
        )}
        {hold && (
          <Badge size="2xsmall" color="orange">
            {hold.word}
          </Badge>
        )}
        {piece.withdrawn && (
          <Badge size="2xsmall" color="red">
            Widerruf offen
          </Badge>
        )}
        {color && <Swatch color={color} />}
      </div>
      {due_on && (
        <Text size="small" weight={late ? "plus" : "regular"} className={late ? "text-ui-fg-error" : ""}>
          {late ? "Zu spät: " : "bis "}
          {dayTitle(due_on)}
        </Text>
      )}
      <Text size="xsmall" className="text-ui-fg-subtle">
        {step_by ? `${step_by}, ` : ""}
        {day(step_at)}
      </Text>
      {large && next && (
        <Button
          size="large"
          variant="secondary"
          className="w-full"
          disabled={hold?.stops}
          onClick={() => move(next)}
          aria-label={`${number} weiter: ${stepTitle(next)}`}
        >
          Weiter: {stepTitle(next)}
        </Button>
      )}
    </article>
  );
}

interface LaterMenuProps {
  number: string;
  later: readonly Move["to"][];
  large: boolean;
  stopped: boolean | undefined;
  onMove: (to: Move["to"]) => void;
}

/** The way to any later step. */
function LaterMenu({ number, later, large, stopped, onMove }: LaterMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenu.Trigger asChild>
        <IconButton
          size={large ? "large" : "small"}
          variant="transparent"
          aria-label={`${number} weiter zu …`}
        >
          <EllipsisHorizontal />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        <DropdownMenu.Label>Weiter zu …</DropdownMenu.Label>
        {later.map((to) => (
          <DropdownMenu.Item key={to} disabled={stopped} onClick={() => onMove(to)}>
            {stepTitle(to)}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu>
  );
}

function Swatch({ color }: { color: string }) {
  return (
    <span className="txt-small text-ui-fg-subtle flex items-center gap-1">
      <span
        aria-hidden
        style={{
          width: 12,
          height: 12,
          borderRadius: 6,
          background: color,
          border: "1px solid rgba(0,0,0,.3)",
        }}
      />
      {colorTitle(color)}
    </span>
  );
}
