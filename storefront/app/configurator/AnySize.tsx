/** The picture of the individual size: an outline with arrows instead of measures. */
export function AnySize() {
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true" className="block h-auto w-full px-3">
      <g fill="none" className="stroke-board" strokeWidth="1.6" strokeLinejoin="round" strokeLinecap="round">
        <path d="M20 52l38-22 82 22-34 24z" strokeDasharray="5 4" />
        <path d="M28 56v34m110-36v26m-32-2v32" strokeDasharray="5 4" />
        <path d="M24 96l70 19M8 46v36M116 108l26-20" className="stroke-beeswax-deep" />
        <path
          d="M30 93l-6 3 4 5m62 9l4 5-6 2M4 51l4-5 4 5M4 77l4 5 4-5m105 24l-1 7 7-1m12-18l7-1-1 6"
          className="stroke-beeswax-deep"
        />
      </g>
    </svg>
  );
}
