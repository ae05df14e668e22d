import { defineRouteConfig } from "@medusajs/admin-sdk";
import { ChartBar } from "@medusajs/icons";
import { Button, Container, Input, Label } from "@medusajs/ui";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import type { SurveyResult } from "../../../domain/origin-survey/origin-survey";
import { ask } from "../../ask";
import { OriginChart, OtherOrigins } from "../../inquiries/OriginChart";
import { withMarket } from "../../market/withMarket";
import { Notice } from "../../Notice";
import { PageHead } from "../../PageHead";
import { useQuery } from "../../useQuery";

/** Where shoppers heard of the shop. */
const OriginSurvey = () => {
  const [range, setRange] = useState({ from: "", to: "" });
  const { data, error, refetch } = useQuery({
    queryKey: ["furniture-origin-survey", range],
    queryFn: () => loadSurvey(range),
    placeholderData: keepPreviousData,
  });
  return (
    <Container className="divide-y p-0">
      <PageHead title="Umfrage" explanation="„Wie hast du von uns erfahren?“, nach der Bestellung gefragt.">
        <div className="flex flex-wrap items-end gap-3">
          <Day label="Von" value={range.from} onChange={(from) => setRange({ ...range, from })} />
          <Day label="Bis" value={range.to} onChange={(to) => setRange({ ...range, to })} />
          <Button
            size="small"
            variant="secondary"
            disabled={!range.from && !range.to}
            onClick={() => setRange({ from: "", to: "" })}
          >
            Ganze Zeit
          </Button>
        </div>
      </PageHead>
      <Notice
        error={error}
        loading={!data}
        empty={data?.total === 0 ? "In dieser Zeit hat noch niemand geantwortet." : null}
        retry={refetch}
      />
      {data && data.total > 0 && (
        <>
          <OriginChart counts={data.counts} total={data.total} />
          <OtherOrigins others={data.others} />
        </>
      )}
    </Container>
  );
};

function Day({ label, value, onChange }: { label: string; value: string; onChange: (day: string) => void }) {
  const id = `survey-${label}`;
  return (
    <div>
      <Label htmlFor={id} size="xsmall">
        {label}
      </Label>
      <Input
        id={id}
        type="date"
        size="small"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

async function loadSurvey({ from, to }: { from: string; to: string }): Promise<SurveyResult> {
  const query = new URLSearchParams({ ...(from && { from }), ...(to && { to }) });
  return (await ask<{ survey: SurveyResult }>(`origin-survey?${query}`)).survey;
}

export const config = defineRouteConfig({ label: "Umfrage", icon: ChartBar });

export default withMarket(OriginSurvey);
