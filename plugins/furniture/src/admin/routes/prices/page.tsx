import { defineRouteConfig } from "@medusajs/admin-sdk";
import { CurrencyDollar } from "@medusajs/icons";
import { Container } from "@medusajs/ui";
import { withMarket } from "../../market/withMarket";
import { Notice } from "../../Notice";
import { currencyName } from "../../order/money";
import { PageHead } from "../../PageHead";
import { History } from "../../prices/History";
import { PriceForm } from "../../prices/PriceForm";
import { loadPrices } from "../../prices/requests";
import { useQuery } from "../../useQuery";

/** The prices of the shop: what staff have changed of the constants, and every version there was. */
const PricesPage = () => {
  const { data, error, refetch } = useQuery({
    queryKey: ["furniture-prices"],
    queryFn: loadPrices,
  });
  return (
    <div className="flex flex-col gap-3">
      <Container className="divide-y p-0">
        <PageHead
          title="Preise"
          explanation={
            <>
              {data ? `Es gilt Version ${data.version}. ` : ""}Alle Beträge in {currencyName()} mit
              Mehrwertsteuer. Der Multiplikator gilt für alle Möbel außer dem Muster. Bei Tisch und Regal
              kommen die Aufschläge für Gestell, Platte, Planken, Farbe und Maße danach hinzu, bei Bank und
              Hocker stehen sie davor. Texte im Studio folgen den Preisen, wo sie Platzhalter wie{" "}
              {"{Expresspreis}"} nennen.
            </>
          }
        />
        {!data && <Notice error={error} loading empty={null} retry={refetch} />}
        {data && <PriceForm state={data} />}
      </Container>
      {data && (
        <Container className="p-0">
          <History state={data} />
        </Container>
      )}
    </div>
  );
};

export const config = defineRouteConfig({ label: "Preise", icon: CurrencyDollar });

export default withMarket(PricesPage);
