/** A patch of colour. Drawn, not styled: the content security policy allows no style attributes. */
export function Swatch({ hex }: { hex: string }) {
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true" className="h-9 w-9 flex-none">
      <rect
        x=".75"
        y=".75"
        width="34.5"
        height="34.5"
        rx="2"
        fill={hex}
        className="stroke-board"
        strokeWidth="1.5"
      />
    </svg>
  );
}
