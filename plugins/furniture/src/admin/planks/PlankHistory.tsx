import { Text } from "@medusajs/ui";
import { Link } from "react-router-dom";
import { LINK } from "../link";
import { Missing } from "../Notice";
import { moment } from "../time";
import { useQuery } from "../useQuery";
import { type HistoryEntry, LISTS, loadHistory } from "./requests";

const DEEDS: Readonly<Record<HistoryEntry["deed"], string>> = {
  entered: "Aufgenommen",
  changed: "Geändert",
  retired: "Aussortiert",
  restored: "Zurück in den Bestand",
  sold: "Verkauft",
  freed: "Wieder frei",
};

/** What happened to a plank, the newest first: who, when and why. */
export function PlankHistory({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ["furniture-planks", id, "history"],
    queryFn: () => loadHistory(id),
  });
  if (!data) return <Missing what="Der Verlauf" error={error} retry={refetch} />;
  if (data.length === 0) return null;
  return (
    <section className="flex flex-col gap-2" aria-labelledby="plank-history">
      <Text size="small" weight="plus" id="plank-history">
        Verlauf
      </Text>
      <ol className="flex flex-col gap-2">
        {data.map((entry) => (
          <li key={`${entry.created_at}${entry.deed}`}>
            <Text size="small">
              {[DEEDS[entry.deed], changes(entry)].filter(Boolean).join(": ")}
              {entry.order_id && (
                <>
                  {", "}
                  <Link className={LINK} to={`/orders/${entry.order_id}`}>
                    Bestellung {entry.display_id ? `#${entry.display_id}` : ""}
                  </Link>
                </>
              )}
            </Text>
            <Text size="xsmall" className="text-ui-fg-subtle break-words">
              {[entry.done_by, moment(entry.created_at), entry.reason].filter(Boolean).join(" · ")}
            </Text>
          </li>
        ))}
      </ol>
    </section>
  );
}

const FIELDS: Readonly<Record<string, string>> = {
  list: "Liste",
  name: "Nummer",
  title: "Name",
  title_en: "Name auf Englisch",
  length: "Länge",
  width: "Breite",
  image: "Bild",
  normal_map: "Relief",
  end_grain: "Hirnholz",
};
const PICTURES: readonly string[] = ["image", "normal_map", "end_grain"];

/** "Länge 180, Breite 44"; of a picture alone that it is another one. */
function changes({ facts }: HistoryEntry): string {
  return Object.entries(facts ?? {})
    .map(([column, value]) => {
      const said = column === "list" ? LISTS[value as keyof typeof LISTS] : (value ?? "keiner");
      return [FIELDS[column] ?? column, ...(PICTURES.includes(column) ? [] : [said])].join(" ");
    })
    .join(", ");
}
