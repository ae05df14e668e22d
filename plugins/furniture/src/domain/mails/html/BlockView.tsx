import { Button } from "@react-email/button";
import { Column } from "@react-email/column";
import { Heading } from "@react-email/heading";
import { Img } from "@react-email/img";
import { Link } from "@react-email/link";
import { Row } from "@react-email/row";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import type { Block, PieceView } from "../document/document";
import { COLORS, FONTS, LINK, SMALL, TEXT } from "./look";
import { BillTable, FactTable } from "./tables";

/** One block of a mail as HTML. */
export function BlockView({ block }: { block: Block }) {
  switch (block.type) {
    case "text":
      return (
        <Text className="ink" style={{ ...TEXT, color: COLORS.graphite }}>
          <Lines text={block.text} />
        </Text>
      );
    case "heading":
      return (
        <Heading as="h2" className="ink" style={SUBTITLE}>
          {block.text}
        </Heading>
      );
    case "facts":
      return <FactTable rows={block.rows} />;
    case "pieces":
      return block.pieces.map((piece) => <Piece key={piece.number} piece={piece} />);
    case "bill":
      return <BillTable {...block} />;
    case "button":
      return (
        <Section style={{ margin: "4px 0 20px" }}>
          <Button href={block.url} style={BUTTON}>
            {block.label}
          </Button>
        </Section>
      );
    case "link":
      return (
        <Text style={{ ...SMALL, margin: "0 0 14px" }}>
          <Link href={block.url} className="accent" style={LINK}>
            {block.label}
          </Link>
        </Text>
      );
    case "quote":
      return (
        <Section className="quote line" style={QUOTE}>
          <Text
            className="ink"
            style={{ ...TEXT, margin: 0, color: COLORS.graphite, wordBreak: "break-word" }}
          >
            <Lines text={block.text} />
          </Text>
        </Section>
      );
    case "small":
      return (
        <Text className="muted" style={{ ...SMALL, color: COLORS.muted }}>
          <Lines text={block.text} />
        </Text>
      );
  }
}

/** A text with its line breaks. */
export function Lines({ text }: { text: string }) {
  return text.split(/\r?\n/).map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text never move
    <span key={index}>
      {index > 0 ? <br /> : null}
      {line}
    </span>
  ));
}

const SUBTITLE = {
  margin: "28px 0 12px",
  fontFamily: FONTS.heading,
  fontSize: "19px",
  lineHeight: "24px",
  fontWeight: 700,
  color: COLORS.graphite,
};
const BUTTON = {
  padding: "13px 22px",
  borderRadius: "3px",
  backgroundColor: COLORS.beeswax,
  color: COLORS.graphite,
  fontFamily: FONTS.heading,
  fontSize: "16px",
  fontWeight: 700,
};
const QUOTE = {
  margin: "0 0 18px",
  padding: "14px 18px",
  backgroundColor: COLORS.paper,
  borderLeft: `4px solid ${COLORS.beeswax}`,
};

/** A piece of furniture: its drawing, what it is, and what it costs. */
function Piece({ piece }: { piece: PieceView }) {
  const { number, title, drawing, facts, note } = piece;
  return (
    <Section className="line" style={{ borderTop: `1px solid ${COLORS.line}`, padding: "16px 0 6px" }}>
      <Row>
        {drawing ? (
          <Column className="stack" style={{ width: "210px", verticalAlign: "top" }}>
            <Img
              src={`cid:${drawing.cid}`}
              alt={drawing.alt}
              width="210"
              style={{ width: "210px", height: "auto", border: 0, fontFamily: FONTS.text, fontSize: "13px" }}
            />
          </Column>
        ) : null}
        <Column className="stack" style={{ verticalAlign: "top", paddingLeft: drawing ? "18px" : 0 }}>
          <Heading as="h3" className="ink" style={NAME}>
            {title}{" "}
            <span className="muted" style={NUMBER}>
              {number}
            </span>
          </Heading>
          <FactTable rows={facts} />
          <Price piece={piece} />
          {note ? (
            <Text className="muted" style={{ ...SMALL, color: COLORS.muted }}>
              {note}
            </Text>
          ) : null}
        </Column>
      </Row>
    </Section>
  );
}

function Price({ piece: { price, unit, discount } }: { piece: PieceView }) {
  return (
    <Text className="ink" style={PRICE}>
      {unit ? <span style={{ fontWeight: 400 }}>{unit} = </span> : null}
      {discount ? (
        <>
          <s className="muted" style={{ color: COLORS.muted, fontWeight: 400 }}>
            {price}
          </s>{" "}
          {discount.price}
          <br />
          <span className="muted" style={{ ...SMALL, color: COLORS.muted, fontWeight: 400 }}>
            {discount.label}: {discount.amount}
          </span>
        </>
      ) : (
        price
      )}
    </Text>
  );
}

const NAME = {
  margin: "0 0 4px",
  fontFamily: FONTS.heading,
  fontSize: "17px",
  lineHeight: "24px",
  fontWeight: 700,
  color: COLORS.graphite,
};
const NUMBER = { fontWeight: 400, fontSize: "14px", color: COLORS.muted };
const PRICE = {
  margin: "0 0 10px",
  fontFamily: FONTS.heading,
  fontSize: "17px",
  lineHeight: "24px",
  fontWeight: 700,
  color: COLORS.graphite,
};
