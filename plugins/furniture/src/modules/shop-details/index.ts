import type { Logger } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaService, Module } from "@medusajs/framework/utils";
import type { OnlineMethod, Palette } from "@planke46/furniture-rules";
import { type DatabaseDependency, type Run, runOn } from "../../core/database";
import { setMarket } from "../../core/options/market";
import { readOptions } from "../../core/options/read-options";
import { refuseStart } from "../../core/refuse-start";
import type { Language } from "../../language/language";
import {
  colorSource,
  contentSource,
  type LegalStatus,
  legalFaults,
  legalStatusSource,
  mailTextDocuments,
  mendedTexts,
  pluginOptions,
  readColors,
  readLegalStatus,
  SAMPLE_COLORS,
} from "./content-source";
import type { ServedDetails, ShopDetails } from "./details";
import { LastGoodKeeper, ShopDetailsKeeper } from "./keeper";
import { type GoodTexts, type MailTexts, mailTextsIn, readMailTexts } from "./mail-texts";
import FurnitureShopDetails from "./models/shop-details";
import { readTerms, type Terms, termsSource } from "./terms-source";

export const SHOP_DETAILS = "furnitureShopDetails";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    [SHOP_DETAILS]: ShopDetailsService;
  }
}

interface Dependencies extends DatabaseDependency {
  [ContainerRegistrationKeys.LOGGER]: Logger;
}

/** What is kept of the CMS and the shop's pages, by the row's id. */
type Row = "shop" | "standard-colors" | "mail-texts" | "legal-texts" | "terms";

/**
 * Reads the shop's details, standard colours and texts of mails from the CMS and keeps the last good copies; the same with the terms
 * of the shop's pages. Use `shopDetails`, `standardColors`, `publishedMailTexts` and `publishedTerms`.
 */
export class ShopDetailsService extends MedusaService({ FurnitureShopDetails }) {
  private readonly run: Run;
  private readonly keeper: ShopDetailsKeeper;
  private readonly colorKeeper: LastGoodKeeper<Palette>;
  private readonly textKeeper: LastGoodKeeper<GoodTexts>;
  private readonly legalKeeper: LastGoodKeeper<LegalStatus>;
  private readonly termsKeeper: LastGoodKeeper<Terms>;
  private readonly refuseSampleTexts: boolean;
  private readonly addresses: Pick<ServedDetails, "storefrontUrl" | "englishUrl">;
  /** What the payment page offers. */
  readonly onlineMethods: readonly OnlineMethod[];

  constructor(dependencies: Dependencies, options?: unknown) {
    super(dependencies);
    setMarket(options);
    const { content, storefrontUrl, englishUrl, onlineMethods, refuseSampleTexts } = readOptions(
      pluginOptions,
      options,
    );
    this.onlineMethods = onlineMethods;
    this.refuseSampleTexts = refuseSampleTexts;
    this.run = runOn(dependencies[ContainerRegistrationKeys.PG_CONNECTION]);
    this.addresses = { storefrontUrl: storefrontUrl.replace(/\/+$/, ""), englishUrl };
    const warn = (line: string) => dependencies[ContainerRegistrationKeys.LOGGER].warn(line);
    this.keeper = new ShopDetailsKeeper({
      ...(content && { ask: contentSource(content) }),
      kept: () => this.kept("shop"),
      keep: (details: ShopDetails) => this.keep("shop", details),
      warn,
    });
    this.colorKeeper = new LastGoodKeeper(
      { name: "Standard colours", read: readColors, sample: () => SAMPLE_COLORS },
      {
        ...(content && { ask: colorSource(content) }),
        kept: () => this.kept("standard-colors"),
        keep: (colors) => this.keep("standard-colors", colors),
        warn,
      },
    );
    const keptTexts = () => this.kept("mail-texts");
    this.textKeeper = new LastGoodKeeper(
      { name: "Mail texts", read: (found) => readMailTexts(found).texts, sample: () => ({}) },
      {
        ...(content && { ask: mendedTexts({ ask: mailTextDocuments(content), kept: keptTexts, warn }) }),
        kept: keptTexts,
        keep: (texts) => this.keep("mail-texts", texts),
        warn,
      },
    );
    this.termsKeeper = new LastGoodKeeper(
      { name: "Terms", home: "the shop's pages", read: readTerms, sample: () => ({}) },
      {
        ask: termsSource(this.addresses.storefrontUrl),
        kept: () => this.kept("terms"),
        keep: (terms) => this.keep("terms", terms),
        warn,
      },
    );
    // A CMS that is silent while the shop starts again does not stop it: what was checked before still is.
    this.legalKeeper = new LastGoodKeeper(
      { name: "Legal texts", read: readLegalStatus, sample: () => [] },
      {
        ...(content && { ask: legalStatusSource(content) }),
        kept: () => this.kept("legal-texts"),
        keep: (status) => this.keep("legal-texts", status),
        warn,
      },
    );
  }

  /** The terms and conditions; undefined before the shop's pages ever answered with them. */
  async terms(language: Language): Promise<string | undefined> {
    return (await this.termsKeeper.read())[language];
  }

  __hooks = {
    onApplicationStart: async (): Promise<void> => {
      if (this.refuseSampleTexts) refuseStart(legalFaults(await this.legalKeeper.read()));
    },
  };

  /** The texts of the mails to customers; our own words before there ever was a good answer. */
  async mailTexts(language: Language): Promise<MailTexts> {
    return mailTextsIn(await this.textKeeper.read(), language);
  }

  /** The palette; read anew when the wanted hex value is not in the one that is remembered. */
  async colors(wanted?: string): Promise<Palette> {
    const known = await this.colorKeeper.read();
    if (wanted === undefined || known.some(({ hex }) => hex === wanted)) return known;
    return this.colorKeeper.readAnew();
  }

  async details(): Promise<ServedDetails> {
    return { ...(await this.keeper.read()), ...this.addresses };
  }

  private async kept(id: Row): Promise<unknown> {
    const [row] = await this.run<{ details?: unknown }>(
      "select details from furniture_shop_details where id = ? and deleted_at is null",
      [id],
    );
    return row?.details;
  }

  private async keep(id: Row, details: unknown): Promise<void> {
    await this.run(
      `insert into furniture_shop_details (id, details) values (?, ?::jsonb)
       on conflict (id) do update set details = excluded.details, updated_at = now(), deleted_at = null
       where furniture_shop_details.details is distinct from excluded.details`,
      [id, JSON.stringify(details)],
    );
  }
}

export default Module(SHOP_DETAILS, { service: ShopDetailsService });
