import { dayInWords } from "../language/day.ts";
import { useLanguage } from "../language/useLanguage.ts";
import { useRootData } from "../shop/useRootData.ts";

interface PrintHeadProps {
  /** YYYY-MM-DD. */
  day: string;
  /** What the paper is, where its heading does not say it. */
  note?: string;
}

/** The head of a bill on paper: who wrote it, and when. */
export function PrintHead({ day, note }: PrintHeadProps) {
  const language = useLanguage();
  const settings = useRootData()?.settings;
  if (!settings) return null;
  const { name, street, zip, city, phone, mail } = settings;
  const from = [name, street, `${zip} ${city}`.trim(), phone, mail].filter(Boolean).join(" · ");
  return (
    <div className="print-only mb-6 text-small">
      <p>{from}</p>
      <p>{[dayInWords(day, language), note].filter(Boolean).join(" · ")}</p>
    </div>
  );
}
