/** The options of the furniture plugin that the shop is set up for. */
export interface Market {
  homeCountry: string;
  currency: string;
  paymentProviders: { card: string; transfer: string };
  shippingTypes: { delivery: string; pickup: string; deliveryAbroad: string; pickupAbroad: string };
}

interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: answers of many routes; tests look at single fields
  body: any;
}

async function call(
  url: string,
  method: string,
  headers: Record<string, string>,
  body?: unknown,
): Promise<Answer> {
  const answer = await fetch(url, {
    method,
    headers: { "content-type": "application/json", ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text ? JSON.parse(text) : undefined };
}

/** A plain Medusa, set up through its own admin API with what the plugin's README asks of a shop, and shopped in. */
export class PlainShop {
  #token = "";
  #key = "";
  #region = "";
  #profile = "";
  #channel = "";
  /** The T-shirt's variant. */
  shirt = "";
  /** The shipping option that sends it. */
  parcel = "";

  constructor(
    private readonly medusa: string,
    private readonly sandbox: string,
    private readonly market: Market,
  ) {}

  store(method: string, path: string, body?: unknown): Promise<Answer> {
    return call(`${this.medusa}/store${path}`, method, { "x-publishable-api-key": this.#key }, body);
  }

  admin(method: string, path: string, body?: unknown): Promise<Answer> {
    return call(`${this.medusa}/admin${path}`, method, { authorization: `Bearer ${this.#token}` }, body);
  }

  async page(path: string): Promise<{ status: number; text: string }> {
    const answer = await fetch(`${this.medusa}${path}`);
    return { status: answer.status, text: await answer.text() };
  }

  /** What the README asks of a shop, one thing after the other, and a T-shirt with a parcel to send it. */
  async setUp(staff: { email: string; password: string }): Promise<void> {
    this.#token = (await call(`${this.medusa}/auth/user/emailpass`, "POST", {}, staff)).body.token;
    await this.#channelAndKey();
    await this.#regions();
    await this.#delivery();
    await this.#product({ title: "Tisch", price: 1491, kind: "table" });
    this.shirt = (await this.#product({ title: "T-Shirt", price: 24.95, option: "M" })).variants[0].id;
  }

  async newCart(): Promise<string> {
    return (await this.store("POST", "/carts", { region_id: this.#region })).body.cart.id;
  }

  async contact(cart: string): Promise<void> {
    const answer = await this.store("POST", `/carts/${cart}`, {
      email: "anna@example.test",
      shipping_address: {
        first_name: "Anna",
        last_name: "Muster",
        address_1: "Bahnhofstrasse 1",
        postal_code: "8001",
        city: "Zürich",
        country_code: this.market.homeCountry,
      },
    });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  }

  /** Pays on Stripe's page, which the sandbox stands in for. */
  async payOnPage(url: string): Promise<string> {
    const path = `/_sandbox/checkout/sessions/${sessionOf(url)}/pay`;
    return (await call(this.sandbox + path, "POST", {}, { card: "4242424242424242" })).body.outcome;
  }

  /** What Stripe has taken on a page, in cents. */
  async paidCents(url: string): Promise<number> {
    const headers = { authorization: "Bearer sk_test_plain" };
    const session = await call(`${this.sandbox}/v1/checkout/sessions/${sessionOf(url)}`, "GET", headers);
    return session.body.payment_status === "paid" ? session.body.amount_total : 0;
  }

  // biome-ignore lint/suspicious/noExplicitAny: see Answer
  async #made(path: string, body: unknown): Promise<any> {
    const answer = await this.admin("POST", path, body);
    if (answer.status !== 200)
      throw new Error(`POST /admin${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  async #channelAndKey(): Promise<void> {
    this.#channel = (await this.#made("/sales-channels", { name: "Shop" })).sales_channel.id;
    const { api_key } = await this.#made("/api-keys", { title: "Shop", type: "publishable" });
    await this.#made(`/api-keys/${api_key.id}/sales-channels`, { add: [this.#channel] });
    this.#key = api_key.token;
    const { body } = await this.admin("GET", "/stores");
    await this.#made(`/stores/${body.stores[0].id}`, {
      supported_currencies: [
        { currency_code: this.market.currency, is_default: true, is_tax_inclusive: true },
      ],
      default_sales_channel_id: this.#channel,
    });
  }

  async #regions(): Promise<void> {
    const { currency, homeCountry, paymentProviders } = this.market;
    const priced = { currency_code: currency, is_tax_inclusive: true };
    const home = await this.#made("/regions", {
      ...priced,
      name: "Zu Hause",
      countries: [homeCountry],
      payment_providers: Object.values(paymentProviders),
    });
    this.#region = home.region.id;
    await this.#made("/regions", {
      ...priced,
      name: "Ausland",
      countries: ["at", "de"],
      payment_providers: [paymentProviders.transfer],
    });
    for (const country_code of [homeCountry, "at", "de"])
      await this.#made("/tax-regions", {
        country_code,
        provider_id: "tp_system",
        default_tax_rate: { name: "MwSt.", code: "vat", rate: 19 },
      });
  }

  async #delivery(): Promise<void> {
    const { stock_location } = await this.#made("/stock-locations", { name: "Werkstatt" });
    const place = `/stock-locations/${stock_location.id}`;
    await this.#made(`${place}/fulfillment-providers`, { add: ["manual_manual"] });
    await this.#made(`${place}/sales-channels`, { add: [this.#channel] });
    const located = await this.#made(`${place}/fulfillment-sets?fields=*fulfillment_sets`, {
      name: "Werkstatt",
      type: "shipping",
    });
    const set = located.stock_location.fulfillment_sets[0].id;
    const zoneOf = async (name: string, countries: string[]) => {
      const geo_zones = countries.map((country_code) => ({ type: "country", country_code }));
      const made = await this.#made(`/fulfillment-sets/${set}/service-zones`, { name, geo_zones });
      return made.fulfillment_set.service_zones.find((zone: { name: string }) => zone.name === name).id;
    };
    const home = await zoneOf("Zu Hause", [this.market.homeCountry]);
    const abroad = await zoneOf("Ausland", ["at", "de"]);
    const profile = async (name: string) =>
      (await this.#made("/shipping-profiles", { name, type: name })).shipping_profile.id;
    this.#profile = await profile("Möbel");
    const option = async (
      code: string,
      service_zone_id: string,
      shipping_profile_id: string,
      amount: number,
    ) => {
      const { shipping_option } = await this.#made("/shipping-options", {
        name: code,
        service_zone_id,
        shipping_profile_id,
        provider_id: "manual_manual",
        price_type: "flat",
        type: { label: code, description: code, code },
        prices: [{ currency_code: this.market.currency, amount }],
        rules: [],
      });
      return shipping_option.id;
    };
    const { delivery, pickup, deliveryAbroad, pickupAbroad } = this.market.shippingTypes;
    for (const code of [delivery, pickup]) await option(code, home, this.#profile, 0);
    for (const code of [deliveryAbroad, pickupAbroad]) await option(code, abroad, this.#profile, 0);
    this.#parcels = await profile("Pakete");
    this.parcel = await option("parcel", home, this.#parcels, 4.9);
  }

  #parcels = "";

  // biome-ignore lint/suspicious/noExplicitAny: see Answer
  async #product(wish: { title: string; price: number; kind?: string; option?: string }): Promise<any> {
    const { title, price, kind, option = "Nach Maß" } = wish;
    const { product } = await this.#made("/products", {
      title,
      status: "published",
      shipping_profile_id: kind ? this.#profile : this.#parcels,
      sales_channels: [{ id: this.#channel }],
      options: [{ title: "Ausführung", values: [option] }],
      variants: [
        {
          title: option,
          options: { Ausführung: option },
          manage_inventory: false,
          prices: [{ currency_code: this.market.currency, amount: price }],
        },
      ],
      ...(kind && { metadata: { kind } }),
    });
    return product;
  }
}

const sessionOf = (url: string) => new URL(url).pathname.split("/").at(-1);
