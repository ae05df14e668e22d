import type { ReactNode } from "react";

interface OutcomePageProps {
  heading: string;
  text: string;
  tone: "good" | "fault" | "calm";
  children?: ReactNode;
}

const STAMPS = {
  good: { path: "M14 33l13 13 24-28", color: "#3d5c2e" },
  fault: { path: "M20 20l24 24M44 20L20 44", color: "#a3271b" },
  calm: { path: "M32 16v17l11 7", color: "#8a5a00" },
};

/** How buying ended, said plainly, with the next step below. */
export function OutcomePage({ heading, text, tone, children }: OutcomePageProps) {
  const { path, color } = STAMPS[tone];
  return (
    <div className="bill-page mx-auto max-w-center px-4 py-10 desk:py-16">
      <div className="paper grid grid-cols-1 gap-5 p-6 max-[22rem]:p-4 desk:p-10">
        <svg viewBox="0 0 64 64" aria-hidden="true" className="h-14 w-14 no-print">
          <circle cx="32" cy="32" r="29" fill="#fcfaf4" stroke={color} strokeWidth="3" />
          <path
            d={path}
            fill="none"
            stroke={color}
            strokeWidth="5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        <h1>{heading}</h1>
        <p className="wrap-anywhere">{text}</p>
        {children}
      </div>
    </div>
  );
}
