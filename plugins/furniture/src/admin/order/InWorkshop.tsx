import { Heading, StatusBadge } from "@medusajs/ui";
import { kindName } from "@planke46/furniture-rules";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { LINK } from "../link";
import { loadPiecesOf } from "../workshop/requests";
import { stepTitle } from "../workshop/words";

/** Where the pieces of an order are in the workshop. */
export function InWorkshop({ orderId }: { orderId: string }) {
  const { data: pieces } = useQuery({
    queryKey: ["furniture-workshop-order", orderId],
    queryFn: () => loadPiecesOf(orderId),
  });
  if (!pieces || pieces.length === 0) return null;
  return (
    <section className="flex flex-col gap-2 px-6 py-4" data-testid="furniture-in-workshop">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Heading level="h3">In der Werkstatt</Heading>
        <Link className={`${LINK} txt-small`} to={`/workshop?order_id=${encodeURIComponent(orderId)}`}>
          Auf der Tafel
        </Link>
      </div>
      <ul className="flex flex-col gap-1">
        {pieces.map(({ number, kind, step, late }) => (
          <li key={number} className="flex flex-wrap items-center gap-3">
            <Link className={`${LINK} txt-small`} to={`/workshop/${encodeURIComponent(number)}`}>
              {number} {kindName(kind)}
            </Link>
            <StatusBadge color={late ? "red" : step === "delivered" ? "green" : "blue"}>
              {stepTitle(step)}
              {late ? ", zu spät" : ""}
            </StatusBadge>
          </li>
        ))}
      </ul>
    </section>
  );
}
