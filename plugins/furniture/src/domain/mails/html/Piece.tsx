import { Column } from "@react-email/column";
import { Heading } from "@react-email/heading";
import { Img } from "@react-email/img";
import { Row } from "@react-email/row";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import type { PieceView } from "../document/document";
import { COLORS, FONTS, SMALL } from "./look";
import { FactTable } from "./tables";

/** A piece of furniture: its drawing, what it is, and what it costs. */
export function Piece({ piece }: { piece: PieceView }) {
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
