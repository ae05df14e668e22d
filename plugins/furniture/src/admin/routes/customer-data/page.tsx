import { defineRouteConfig } from "@medusajs/admin-sdk";
import { UserMini } from "@medusajs/icons";
import { Button, Container, Input, StatusBadge, Table, Text, toast } from "@medusajs/ui";
import { type FormEvent, useState } from "react";
import { Link } from "react-router-dom";
import type { Anonymisation } from "../../../domain/customer-data/anonymise";
import type { SubjectOrder } from "../../../domain/customer-data/standing";
import { ask, Refused } from "../../ask";
import { ConfirmedButton } from "../../ConfirmedButton";
import { Labelled } from "../../Field";
import { LINK } from "../../link";
import { withMarket } from "../../market/withMarket";
import { Note } from "../../Notice";
import { PageHead, TableHead } from "../../PageHead";
import { day } from "../../time";
import { useDeed } from "../../useDeed";

/** The data of a person: search, export, anonymise. */
const CustomerData = () => {
  const [email, setEmail] = useState("");
  const { mutate, data, error, isPending, variables, reset } = useDeed({ mutationFn: search });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate(email.trim());
  };
  return (
    <Container className="divide-y p-0">
      <PageHead
        title="Kundendaten"
        explanation="Auskunft und Löschung nach DSGVO. Was die Buchhaltung braucht, bleibt acht Jahre aufbewahrt."
      />
      <form className="flex items-end gap-3 px-6 py-4" onSubmit={submit}>
        <Labelled id="customer-email" label="E-Mail-Adresse" className="w-full max-w-sm">
          <Input
            type="email"
            value={email}
            onChange={(event) => {
              setEmail(event.target.value);
              reset();
            }}
          />
        </Labelled>
        <Button type="submit" isLoading={isPending} disabled={email.trim() === ""}>
          Suchen
        </Button>
      </form>
      {error && <Note tone="error" text={error.message} />}
      {data && variables && <Result email={variables} found={data} onForgotten={() => mutate(variables)} />}
    </Container>
  );
};

function Result({ email, found, onForgotten }: { email: string; found: Found; onForgotten: () => void }) {
  const { customers, carts, orders, renamed, messages, withdrawals, open_withdrawals } = found;
  const hand = () =>
    download(email).catch((error) => toast.error("Keine Auskunft", { description: error.message }));
  return (
    <section className="flex flex-col gap-4 px-6 py-4" aria-live="polite">
      <Text>
        Kundeneinträge: {customers} · offene Warenkörbe: {carts} · Bestellungen: {orders.length} ·
        Nachrichten: {messages} · Widerrufe: {withdrawals}
      </Text>
      {open_withdrawals > 0 && (
        <Text size="small">
          Offene Widerrufe: {open_withdrawals}. Sie bleiben, wie sie sind, bis sie bearbeitet sind.
        </Text>
      )}
      {orders.length > 0 && <Orders orders={orders} />}
      {renamed.length > 0 && <Renamed orders={renamed} />}
      <div className="flex gap-3">
        <Button variant="secondary" onClick={hand}>
          Auskunft herunterladen
        </Button>
        <Forget email={email} onDone={onForgotten} />
      </div>
    </section>
  );
}

export const config = defineRouteConfig({ label: "Kundendaten", icon: UserMini });

export default withMarket(CustomerData);

/** Forgetting cannot be undone: staff type the address once more. */
function Forget({ email, onDone }: { email: string; onDone: () => void }) {
  return (
    <ConfirmedButton
      label="Anonymisieren"
      variant="danger"
      asks={{
        title: "Person anonymisieren?",
        description:
          "Nachrichten, Warenkörbe, Telefon und E-Mail werden gelöscht. Was zu offenen Bestellungen und offenen Widerrufen gehört, bleibt, bis sie erledigt sind. Das lässt sich nicht rückgängig machen.",
        confirm: "Anonymisieren",
        verify: { how: "Zur Bestätigung {val} eingeben:", word: email },
      }}
      deed={() => anonymise(email)}
      onDone={({ kept, forgotten }) => {
        toast.success("Anonymisiert", {
          description: `Bestellungen: ${forgotten.length} ganz anonymisiert, ${kept.length} aufbewahrt.`,
        });
        onDone();
      }}
      failed="Nicht anonymisiert"
    />
  );
}

const STANDINGS = {
  open: { color: "orange", label: "offen: bleibt vollständig" },
  retained: { color: "blue", label: "Buchhaltung: Name und Anschrift bleiben" },
  free: { color: "green", label: "wird ganz anonymisiert" },
} as const;

/** The orders of a person, and what may be forgotten of each. */
function Orders({ orders }: { orders: readonly SubjectOrder[] }) {
  return (
    <div className="overflow-x-auto">
      <Table>
        <TableHead columns={["Bestellung", "Datum", "Stand", "Aufbewahren bis"]} />
        <Table.Body>
          {orders.map(({ id, number, placed_at, standing, kept_until }) => (
            <Table.Row key={id}>
              <Table.Cell>
                <Link className={LINK} to={`/orders/${id}`}>
                  #{number}
                </Link>
              </Table.Cell>
              <Table.Cell>{day(placed_at)}</Table.Cell>
              <Table.Cell>
                <StatusBadge className="whitespace-nowrap" color={STANDINGS[standing].color}>
                  {STANDINGS[standing].label}
                </StatusBadge>
              </Table.Cell>
              <Table.Cell>{kept_until ? day(kept_until) : "–"}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
    </div>
  );
}

/** Orders that had this address once. They are not handed out with it: it may have been a slip, and belong to a stranger. */
function Renamed({ orders }: { orders: Found["renamed"] }) {
  return (
    <Text size="small">
      Früher unter dieser Adresse:{" "}
      {orders.map(({ id, number }) => (
        <Link key={id} className={`${LINK} mr-1`} to={`/orders/${id}`}>
          #{number}
        </Link>
      ))}
      Sie haben heute eine andere und gehören nicht zu dieser Auskunft. Ist es dieselbe Person, such auch nach
      der Adresse, die jetzt an der Bestellung steht.
    </Text>
  );
}

interface Found {
  customers: number;
  carts: number;
  messages: number;
  withdrawals: number;
  open_withdrawals: number;
  orders: SubjectOrder[];
  renamed: { id: string; number: string }[];
}

const search = (email: string) => about<Found>(email, "search");
const anonymise = (email: string) => about<Anonymisation>(email, "anonymise");

/** Downloads all data of a person as a file. */
async function download(email: string): Promise<void> {
  const data = await about<unknown>(email, "export");
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = "auskunft.json";
  link.click();
  URL.revokeObjectURL(url);
}

/** The address travels in the body: addresses of pages end up in logs. */
async function about<Answer>(email: string, deed: string): Promise<Answer> {
  try {
    return await ask<Answer>(`customer-data/${deed}`, { email });
  } catch (error) {
    const code = error instanceof Refused ? error.issues[0]?.code : undefined;
    throw code && REASONS[code] ? new Error(REASONS[code]) : error;
  }
}

const REASONS: Record<string, string> = {
  unknown_customer: "Zu dieser Adresse ist nichts (mehr) gespeichert.",
  cart_being_paid:
    "Diese Person bezahlt gerade einen Warenkorb, oder ihr Geld ist noch nicht zurück. Versuch es in zwei Stunden noch einmal; was dann noch offen ist, steht unter „Abgleich“.",
  invalid_format: "Bitte eine E-Mail-Adresse eingeben.",
};
