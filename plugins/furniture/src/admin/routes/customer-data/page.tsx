import { defineRouteConfig } from "@medusajs/admin-sdk";
import { UserMini } from "@medusajs/icons";
import { Button, Container, Heading, Input, Label, Text, toast } from "@medusajs/ui";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Forget } from "../../customer-data/Forget";
import { Orders } from "../../customer-data/Orders";
import { download, type Found, search } from "../../customer-data/requests";
import { withMarket } from "../../market/withMarket";

/** The data of a person: search, export, anonymise. */
const CustomerData = () => {
  const [email, setEmail] = useState("");
  const { mutate, data, error, isPending, variables, reset } = useMutation({ mutationFn: search });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate(email.trim());
  };
  return (
    <Container className="divide-y p-0">
      <header className="px-6 py-4">
        <Heading>Kundendaten</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          Auskunft und Löschung nach DSGVO. Was die Buchhaltung braucht, bleibt acht Jahre aufbewahrt.
        </Text>
      </header>
      <form className="flex items-end gap-3 px-6 py-4" onSubmit={submit}>
        <div className="w-full max-w-sm">
          <Label htmlFor="customer-email" size="small">
            E-Mail-Adresse
          </Label>
          <Input
            id="customer-email"
            type="email"
            required
            value={email}
            onChange={(event) => {
              setEmail(event.target.value);
              reset();
            }}
          />
        </div>
        <Button type="submit" isLoading={isPending}>
          Suchen
        </Button>
      </form>
      {error && (
        <Text size="small" className="text-ui-fg-error px-6 py-4" role="alert">
          {error.message}
        </Text>
      )}
      {data && variables && <Result email={variables} found={data} onForgotten={() => mutate(variables)} />}
    </Container>
  );
};

function Result({ email, found, onForgotten }: { email: string; found: Found; onForgotten: () => void }) {
  const { customers, carts, orders } = found;
  const hand = () =>
    download(email).catch((error) => toast.error("Keine Auskunft", { description: error.message }));
  return (
    <section className="flex flex-col gap-4 px-6 py-4" aria-live="polite">
      <Text>
        Kundeneinträge: {customers} · offene Warenkörbe: {carts} · Bestellungen: {orders.length}
      </Text>
      {orders.length > 0 && <Orders orders={orders} />}
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
