import { Heading, Text } from "@medusajs/ui";
import type { Piece } from "./requests";

/** The planks the customer has picked, with their photographs; nothing where the workshop picks. */
export function PickedPlanks({ planks }: Pick<Piece, "planks">) {
  if (planks.length === 0) return null;
  return (
    <section aria-labelledby="picked-planks" className="flex flex-col gap-3 px-6 py-4">
      <Heading level="h2" id="picked-planks">
        Ausgesuchte Planken
      </Heading>
      <ul className="flex flex-col gap-3">
        {planks.map(({ id, name, title, image }) => (
          <li key={id} className="flex flex-col gap-1">
            {image && <img src={image} alt={`Planke ${title}`} className="w-full rounded-lg" />}
            <Text size="small">
              {name && `Nr. ${name} · `}
              {title}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
