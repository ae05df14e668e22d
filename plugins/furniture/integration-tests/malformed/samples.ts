/** What a sound request to a route looks like; the faults are put into it. */
export interface Sample {
  /** What stands for each `:parameter`: `cart`, `line`, `order` and `withdrawal` are replaced by real ids. */
  parameters?: Record<string, string>;
  body?: object;
  /** Medusa checks the body before our route does, and answers without issues. */
  checkedByMedusa?: boolean;
}

const cart = { id: "cart" };
const address = {
  first_name: "Anna",
  last_name: "Muster",
  company: "Muster GmbH",
  phone: "030 123",
  address_1: "Musterstraße 1",
  address_2: "",
  postal_code: "10115",
  city: "Berlin",
  country_code: "de",
  province: "",
  metadata: { floor: "3" },
};
const table = {
  dimensions: { chosen: "individual", length: 180, width: 80, height: 75 },
  tableTop: "single",
  frameType: "open",
  color: { chooseOwnColor: true, hex: "#8A1F2B" },
  choosePlanks: false,
};
const shelf = {
  dimensions: { width: 120, depth: 30, height: 100 },
  numberOfPlanks: 3,
  numberOfPillars: 3,
  frameType: "diagonal",
  boards: [
    { distanceFromTop: 0, leftShort: false, rightShort: true },
    { distanceFromTop: 40, leftShort: true, rightShort: false },
    { distanceFromTop: 80, leftShort: false, rightShort: false },
  ],
};

export const withdrawal = {
  name: "Anna Muster",
  email: "anna@example.test",
  order_number: "no such order",
  scope: "some",
  pieces: "der Tisch",
  text: "passt nicht",
  language: "de",
  website: "",
};

/** Every store route of the plugin. A new route needs its sample here, or the test of malformed requests fails. */
export const SAMPLES: Record<string, Sample[]> = {
  "POST /store/carts/:id": [
    {
      parameters: cart,
      checkedByMedusa: true,
      body: {
        email: "anna@example.test",
        shipping_address: address,
        billing_address: address,
        metadata: { message: "Bitte klingeln", invoice: true },
        locale: "de",
        promo_codes: ["NO-SUCH-CODE"],
      },
    },
    {
      parameters: cart,
      checkedByMedusa: true,
      body: { email: "anna@example.test", shipping_address: address },
    },
  ],
  "GET /store/carts/:id/contact-draft": [{ parameters: cart }],
  "POST /store/carts/:id/contact-draft": [
    { parameters: cart, body: { fields: { firstName: "Anna", email: "anna@" } } },
  ],
  "DELETE /store/carts/:id/checkout": [{ parameters: cart }],
  "POST /store/carts/:id/checkout": [{ parameters: cart, body: { locale: "de" } }],
  "POST /store/carts/:id/furniture": [
    { parameters: cart, body: { kind: "table", configuration: table } },
    { parameters: cart, body: { kind: "shelf", configuration: shelf } },
    { parameters: cart, body: { kind: "bench", configuration: {}, quantity: 2, replaces_equal: false } },
  ],
  "POST /store/carts/:id/furniture/:line_id": [
    { parameters: { id: "cart", line_id: "line" }, body: { quantity: 2 } },
  ],
  "DELETE /store/carts/:id/line-items/:line_id": [{ parameters: { id: "cart", line_id: "line" } }],
  "POST /store/carts/:id/promotions": [
    { parameters: cart, checkedByMedusa: true, body: { promo_codes: ["NO-SUCH-CODE"] } },
  ],
  "DELETE /store/carts/:id/promotions": [
    { parameters: cart, checkedByMedusa: true, body: { promo_codes: ["NO-SUCH-CODE"] } },
  ],
  "GET /store/carts/:id/summary": [{ parameters: cart }],
  "POST /store/carts/:id/taxes": [{ parameters: cart }],
  "POST /store/carts/:id/terms": [
    {
      parameters: cart,
      body: { shipping: "pickup", express_build: true, outside_germany: false, data_security: true },
    },
  ],
  "GET /store/furniture/offers/:kind": [{ parameters: { kind: "table" } }],
  "GET /store/furniture/payment-links/:token": [{ parameters: { token: "token" } }],
  "POST /store/furniture/payment-links/:token": [{ parameters: { token: "token" }, body: { locale: "de" } }],
  "POST /store/furniture/mail-preview": [
    { body: { key: "refund", language: "de", texts: { heading: "Geld" } } },
  ],
  "GET /store/furniture/order-page/:token": [{ parameters: { token: "token" } }],
  "GET /store/furniture/order-page/:token/photos/:photo": [
    { parameters: { token: "token", photo: "photo" } },
  ],
  "GET /store/furniture/order-page/:token/papers/:number": [
    { parameters: { token: "token", number: "RE-2026-0001" } },
  ],
  "POST /store/furniture/order-page/:token/delivery-address": [
    {
      parameters: { token: "token" },
      body: {
        first_name: "Anna",
        last_name: "Muster",
        company: "Muster GmbH",
        address_1: "Musterstraße 1",
        address_2: "Hinterhaus",
        postal_code: "10115",
        city: "Berlin",
        country_code: "de",
        language: "de",
      },
    },
  ],
  "GET /store/furniture/payment-methods": [{}],
  "GET /store/furniture/planks": [{}],
  "GET /store/furniture/prices": [{}],
  "GET /store/furniture/storage": [{}],
  "POST /store/furniture/designs/mail": [
    {
      body: {
        kind: "table",
        configuration: table,
        query: "chosen=dining",
        email: "anna@example.test",
        language: "de",
        submission: "one",
        website: "",
      },
    },
  ],
  "POST /store/furniture/price": [
    { body: { kind: "table", configuration: table } },
    { body: { kind: "shelf", configuration: shelf } },
    { body: { kind: "frame", configuration: { dimensions: { width: 60, height: 80 }, filling: "mirror" } } },
  ],
  "POST /store/messages": [
    {
      body: {
        name: "Anna",
        email: "anna@example.test",
        phone: "030 123",
        text: "Liefern Sie auf die Insel?",
        kind: "table",
        configuration: table,
        language: "de",
        submission: "one",
        website: "",
      },
    },
  ],
  "GET /store/orders/:id/bill": [{ parameters: { id: "order" } }],
  "POST /store/orders/:id/origin-survey": [
    { parameters: { id: "order" }, body: { normalOrigin: "friends", occasion: "order", language: "en" } },
    { parameters: { id: "order" }, body: { otherOrigin: "Plakat", language: "de" } },
  ],
  "POST /store/withdrawals": [{ body: withdrawal }],
  "POST /store/withdrawals/:id/confirm": [{ parameters: { id: "withdrawal" }, body: { language: "de" } }],
};
