import { STANDARD_COLORS, STEP_NAMES, STEPS, type Step } from "@planke46/furniture-rules";
import { REASON_LENGTH } from "../../core/staff/reason";

/** Why a button waits for a reason. */
export const REASON_HINT = `Mindestens ${REASON_LENGTH.least} Zeichen.`;

/** "Holz gewählt" as the head of a column. */
export function stepTitle(step: Step): string {
  const name = STEP_NAMES[step];
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export function colorTitle(hex: string): string {
  return STANDARD_COLORS.find((color) => color.hex === hex)?.label.de ?? hex;
}

const SHORT_DAY = new Intl.DateTimeFormat("de-DE", {
  timeZone: "UTC",
  weekday: "short",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
});

/** "Fr., 22.01.2027" of a day YYYY-MM-DD. */
export function dayTitle(day: string): string {
  return SHORT_DAY.format(new Date(`${day}T00:00:00Z`));
}

/** "Woche 48, 2026" of "2026-W48". */
export function weekTitle(week: string): string {
  const [year, number] = week.split("-W");
  return `Woche ${Number(number)}, ${year}`;
}

/** The steps of a kind behind another one. */
export function laterSteps(steps: readonly Step[], step: Step): Step[] {
  return steps.filter((one) => STEPS.indexOf(one) > STEPS.indexOf(step));
}

export function earlierSteps(steps: readonly Step[], step: Step): Step[] {
  return steps.filter((one) => STEPS.indexOf(one) < STEPS.indexOf(step));
}
