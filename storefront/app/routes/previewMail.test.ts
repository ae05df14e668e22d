import type { LoaderFunctionArgs } from "@remix-run/node";
import { expect, test, vi } from "vitest";
import { loader } from "./previewMail.ts";

function shown(
  seesDrafts: boolean,
  address = "/preview/mail/order_confirmation",
  html: string | null = "<p>Entwurf</p>",
) {
  const mailPreview = vi.fn(async () => html);
  const answer = loader({
    request: new Request(`http://shop.test${address}`),
    params: { key: "order_confirmation" },
    context: { seesDrafts, mailPreview },
  } as unknown as LoaderFunctionArgs);
  return { answer, mailPreview };
}

test("the draft of a mail is for who came from the Studio: nobody else reads it, nor has it read from the CMS", async () => {
  const { answer, mailPreview } = shown(false);
  await expect(answer).rejects.toMatchObject({ status: 404 });
  expect(mailPreview).not.toHaveBeenCalled();
});

test("it is shown in the language that the address names, and in German where it names none of the shop's", async () => {
  for (const [query, language] of [
    ["?lng=en", "en"],
    ["?lng=de", "de"],
    ["?lng=xx", "de"],
    ["", "de"],
  ]) {
    const { answer, mailPreview } = shown(true, `/preview/mail/order_confirmation${query}`);
    expect(await (await answer).text()).toBe("<p>Entwurf</p>");
    expect(mailPreview).toHaveBeenCalledWith("order_confirmation", language);
  }
});

test("what is no mail of the shop is not found", async () => {
  await expect(shown(true, "/preview/mail/nothing", null).answer).rejects.toMatchObject({ status: 404 });
});
