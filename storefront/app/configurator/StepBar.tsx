import { type MouseEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../language/useLanguage.ts";
import type { ConfigurableKind } from "../piece/kinds.ts";
import { type Step, stepsOf } from "./steps.ts";

/** The decisions as a row under the thumb; each leads to its group, the one in sight is marked. Phones only. */
export function StepBar({ kind }: { kind: ConfigurableKind }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const steps = stepsOf(kind);
  const current = useStepInSight(kind);
  return (
    <nav aria-label={t("configurator.steps")} className="step-bar">
      <ul>
        {steps.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={current === id ? "step" : undefined} onClick={goTo}>
              {label ? label[language] : t(`configurator.step.${id as Step}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Like following the link, but gently, and without an entry for the back button. */
function goTo(event: MouseEvent<HTMLAnchorElement>): void {
  const group = document.getElementById(event.currentTarget.hash.slice(1));
  if (!group) return;
  event.preventDefault();
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  group.focus({ preventScroll: true });
  group.scrollIntoView({ behavior: still ? "auto" : "smooth" });
}

/** The group that lies below the picture, a good third down the screen; of several the one that came last. */
function useStepInSight(kind: ConfigurableKind): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const inSight = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        // A slow device reports several moments at once: also what was in sight before and has gone.
        for (const { isIntersecting, target } of entries) {
          inSight.delete(target.id);
          if (isIntersecting) inSight.add(target.id);
        }
        const last = [...inSight].at(-1);
        if (last) setCurrent(last);
      },
      { rootMargin: "-38% 0px -57% 0px" },
    );
    for (const { id } of stepsOf(kind)) {
      const group = document.getElementById(id);
      if (group) observer.observe(group);
    }
    return () => observer.disconnect();
  }, [kind]);
  return current;
}
