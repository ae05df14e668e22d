import { type Choice, nameOf, type Words } from "@planke46/furniture-rules";
import { type MouseEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../language/useLanguage.ts";
import { type ConfigurableKind, FORMS } from "../piece/kinds.ts";

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

/** A decision of the configurator that the texts have a word for; also the id of its group on the page. */
type Step = "size" | "boards" | Choice | "color" | "planks";

interface NamedStep {
  id: string;
  /** What the step is called; null for one that the texts name. */
  label: Words | null;
}

/** What there is to decide about a kind, in the order in which one decides. The card of a filling belongs to it. */
export function stepsOf(kind: ConfigurableKind): NamedStep[] {
  return FORMS[kind].fields.flatMap((field) => {
    if (field.field === "card") return [];
    return { id: nameOf(field), label: "label" in field ? field.label : null };
  });
}
