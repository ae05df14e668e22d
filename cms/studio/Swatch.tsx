/** A patch of the colour itself, where other documents show a picture. */
export function Swatch({ hex }: { hex: string }) {
  return (
    <span
      aria-hidden
      style={{
        background: hex,
        border: "1px solid rgb(0 0 0 / 20%)",
        display: "block",
        height: "100%",
        width: "100%",
      }}
    />
  );
}
