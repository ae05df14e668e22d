import { Badge, Text, toast } from "@medusajs/ui";
import { Link } from "react-router-dom";
import { ConfirmedButton } from "../ConfirmedButton";
import { LINK } from "../link";
import { moment } from "../time";
import { carryOut, type Deed, deedsOf } from "./deeds";
import { type Finding, WORDS } from "./reconciliation";

interface OpenFindingsProps {
  findings: readonly Finding[];
  /** False on the order's own page, which needs no link to itself. */
  linked?: boolean;
}

/** What waits for staff, with what can be done about it beside each entry. */
export function OpenFindings({ findings, linked = true }: OpenFindingsProps) {
  return (
    <ul className="divide-y" data-testid="open-findings">
      {findings.map((finding) => (
        <li key={finding.id} className="flex flex-wrap items-start justify-between gap-4 px-6 py-4">
          <div className="flex min-w-64 flex-1 flex-col gap-1">
            <div className="flex flex-wrap items-center gap-2">
              <Badge size="2xsmall" color="orange">
                {WORDS[finding.code] ?? finding.code}
              </Badge>
              <Text size="xsmall" className="text-ui-fg-subtle">
                seit {moment(finding.created_at)}
                {finding.due_at && `, Frist ${moment(finding.due_at)}`}
              </Text>
            </div>
            <Text size="small">{finding.detail}</Text>
          </div>
          <div className="flex flex-wrap items-center gap-3">
            {deedsOf(finding).map((deed) => (
              <DeedButton key={deed.path} deed={deed} />
            ))}
            {finding.url && (
              <a className={`${LINK} txt-small`} href={finding.url} target="_blank" rel="noreferrer">
                Bei Stripe ansehen
              </a>
            )}
            {linked && finding.order_id && (
              <Link className={`${LINK} txt-small`} to={`/orders/${finding.order_id}`}>
                Bestellung {finding.order_number}
              </Link>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function DeedButton({ deed }: { deed: Deed }) {
  const { label, asks, done } = deed;
  return (
    <ConfirmedButton
      label={label}
      asks={{ title: `${label}?`, description: asks, confirm: "Ja" }}
      deed={() => carryOut(deed)}
      onDone={({ outcome }) => {
        if (outcome === "refused") toast.error("Stripe lehnt wieder ab; der neue Grund steht in der Liste");
        else toast.success(done);
      }}
      failed="Nicht erledigt"
    />
  );
}
