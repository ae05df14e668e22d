import { Text } from "@react-email/text";
import type { CSSProperties } from "react";
import type { BillRow, Fact } from "../document/document";
import { COLORS, FONTS, SMALL } from "./look";

const TABLE: CSSProperties = { width: "100%", borderCollapse: "collapse", margin: "0 0 18px" };
const CELL: CSSProperties = {
  padding: "5px 0",
  fontFamily: FONTS.text,
  fontSize: "15px",
  lineHeight: "22px",
  verticalAlign: "top",
  textAlign: "left",
  fontWeight: 400,
};
const LABEL: CSSProperties = { ...CELL, width: "34%", paddingRight: "14px", color: COLORS.muted };
const VALUE: CSSProperties = { ...CELL, color: COLORS.graphite, wordBreak: "break-word" };
const AMOUNT: CSSProperties = {
  ...CELL,
  color: COLORS.graphite,
  textAlign: "right",
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
};

/** Labels and values, read out as the table they are. */
export function FactTable({ rows }: { rows: readonly Fact[] }) {
  return (
    <table cellPadding={0} cellSpacing={0} style={TABLE}>
      <tbody>
        {rows.map(({ label, value, swatch }) => (
          <tr key={label}>
            <th scope="row" className="muted" style={LABEL}>
              {label}
            </th>
            <td className="ink" style={VALUE}>
              {swatch ? <Swatch hex={swatch} /> : null}
              {[value].flat().map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a value never move
                <span key={index}>
                  {index > 0 ? <br /> : null}
                  {line}
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Swatch({ hex }: { hex: string }) {
  const style: CSSProperties = {
    display: "inline-block",
    width: "13px",
    height: "13px",
    marginRight: "7px",
    verticalAlign: "-1px",
    backgroundColor: hex,
    border: `1px solid ${COLORS.muted}`,
  };
  return <span aria-hidden="true" style={style} />;
}

interface BillTableProps {
  rows: readonly BillRow[];
  total: BillRow;
  note?: string;
}

/** What an order costs, with its total below a double line. */
export function BillTable({ rows, total, note }: BillTableProps) {
  const last: CSSProperties = {
    borderTop: `3px double ${COLORS.graphite}`,
    fontFamily: FONTS.heading,
    fontSize: "18px",
    fontWeight: 700,
    paddingTop: "10px",
  };
  return (
    <>
      <table cellPadding={0} cellSpacing={0} style={{ ...TABLE, marginBottom: "8px" }}>
        <tbody>
          {rows.map(({ label, amount }) => (
            <tr key={label}>
              <th scope="row" className="ink" style={{ ...CELL, color: COLORS.graphite }}>
                {label}
              </th>
              <td className="ink" style={AMOUNT}>
                {amount}
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row" className="ink line" style={{ ...CELL, color: COLORS.graphite, ...last }}>
              {total.label}
            </th>
            <td className="ink line" style={{ ...AMOUNT, ...last }}>
              {total.amount}
            </td>
          </tr>
        </tbody>
      </table>
      {note ? (
        <Text className="muted" style={{ ...SMALL, margin: "0 0 22px", color: COLORS.muted }}>
          {note}
        </Text>
      ) : null}
    </>
  );
}
