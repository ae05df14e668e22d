import { expect, test } from "vitest";
import { textsIn } from "../../../language/texts";
import { SAMPLE_DETAILS } from "../../../modules/shop-details/details";
import { mailTextsIn } from "../../../modules/shop-details/mail-texts";
import { customerFooter, inLanguage, withLinksIn } from "./footer";

const shop = { ...SAMPLE_DETAILS, storefrontUrl: "https://planke46.example" };

test.each([
  ["https://planke46.example/pay/abc_-1", "https://planke46.example/pay/abc_-1?lng=en"],
  ["https://planke46.example", "https://planke46.example/?lng=en"],
  ["https://planke46.example/x?a=1&lng=de", "https://planke46.example/x?a=1&lng=de"],
  ["https://planke46.example.org/x", "https://planke46.example.org/x"],
  ["mailto:mia@example.com", "mailto:mia@example.com"],
])("of an English mail the link %s leads to %s", (address, link) => {
  expect(inLanguage(address, shop, "en")).toBe(link);
  expect(inLanguage(address, shop, "de")).toBe(address);
});

test("where English has a host of its own the links of English mails lead there, and German ones do not", () => {
  const two = { ...shop, englishUrl: "https://planks46.example" };
  const led = (address: string) => inLanguage(address, two, "en");
  expect(led("https://planke46.example/order/key")).toBe("https://planks46.example/order/key?lng=en");
  expect(led("https://planke46.example/x?lng=en")).toBe("https://planks46.example/x?lng=en");
  expect(led("https://planke46.example")).toBe("https://planks46.example/?lng=en");
  expect(led("https://other.example/x")).toBe("https://other.example/x");
  expect(inLanguage("https://planke46.example/x", two, "de")).toBe("https://planke46.example/x");
});

test("buttons and links of a mail all open in its language", () => {
  const document = {
    subject: "",
    preview: "",
    heading: "",
    blocks: [
      { type: "text", text: "https://planke46.example/pay/1" },
      { type: "button", label: "Pay", url: "https://planke46.example/pay/1" },
      { type: "link", label: "Withdraw", url: "https://planke46.example/widerruf" },
    ],
  } as const;
  const { blocks } = withLinksIn({ ...document, blocks: [...document.blocks] }, shop, "en");
  expect(blocks.map((block) => ("url" in block ? block.url : block))).toEqual([
    document.blocks[0],
    "https://planke46.example/pay/1?lng=en",
    "https://planke46.example/widerruf?lng=en",
  ]);
});

test("below an English mail the shop stands in Germany, and its pages open in English", () => {
  const footer = customerFooter({
    words: textsIn("en").mails,
    texts: mailTextsIn({}, "en"),
    shop,
    language: "en",
  });
  expect(footer.sender).toMatch(/Germany$/);
  expect(footer.pages.map(({ url }) => new URL(url).searchParams.get("lng"))).toEqual(["en", "en", "en"]);
  expect(
    customerFooter({ words: textsIn("de").mails, texts: mailTextsIn({}, "de"), shop, language: "de" }).sender,
  ).toMatch(/Deutschland$/);
});
