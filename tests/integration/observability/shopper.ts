import { SilentBrowser } from "../../shopper/silent-browser";

/** A shopper whose data are unique strings that can be searched for in a log. */
export const PERSON = {
  firstName: "Wendelgard",
  lastName: "Zwickelhuber",
  email: "wendelgard.zwickelhuber@lummer-post.example",
  phone: "0151 44557788",
  street: "Quittengasse 77",
  zip: "8010",
  city: "Lummerstadt",
  country: "at",
  message: "Bitte bei Ottokar klingeln",
};

/** A visitor without scripts who leaves data of a person in every form. */
export class Shopper extends SilentBrowser {
  /** Puts a colour sample into the cart. */
  async takeSample(): Promise<Response> {
    return this.send("/configuratorStoolDesktop", { intent: "sample" });
  }

  /** Reserves from abroad what is in the cart: an order that no payment is needed for. */
  async reserve(headers: Record<string, string>): Promise<Response> {
    const page = await (await this.send("/cartDesktop")).text();
    const shownOffer = /name="shownOffer" value="([^"]*)"/.exec(page)?.[1] ?? "";
    const terms = { shipping: "delivery", outsideGermany: "on", dataSecurity: "on" };
    const first = { ...PERSON, ...terms, shownOffer };
    const answer = await this.send("/cartDesktop?utm_term=Zwickelhuber", first, headers);
    // The terms have changed what it costs; the answer says so and shows the new sum.
    const renewed = /name="shownOffer" value="([^"]*)"/.exec(await answer.clone().text())?.[1];
    if (answer.status !== 409) return answer;
    return this.send("/cartDesktop?utm_term=Zwickelhuber", { ...first, shownOffer: renewed ?? "" }, headers);
  }
}
