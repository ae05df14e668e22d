import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

const running: { storefront: string } = JSON.parse(await readFile(String(process.env.SHOP_JSON), "utf8"));

/** Robots get their page whole. */
const WHOLE = { "user-agent": "Googlebot/2.1" };

async function htmlOf(path: string): Promise<string> {
  const answer = await fetch(running.storefront + path, { headers: WHOLE });
  expect(answer.status, path).toBe(200);
  return answer.text();
}

/** Links of a page beside which a price "as shown" stands, and that price. */
function shownIn(html: string): { href: string; price: string }[] {
  return [...html.matchAll(/<a\b[^>]*href="([^"]+)"[^>]*>((?:(?!<\/a>).)*)<\/a>/gs)].flatMap(
    ([, href = "", inside = ""]) => {
      const price = /wie gezeigt\s([\d.]+\s€)/.exec(inside.replace(/<!-- -->|&nbsp;/g, " "))?.[1];
      return price ? [{ href: href.replaceAll("&amp;", "&"), price: price.replace(/\s/g, " ") }] : [];
    },
  );
}

test.each([
  ["/", 7],
  ["/configuratorDesktop", 6],
])("each picture with a price on %s leads to a piece that costs this very price", async (path, count) => {
  const shown = shownIn(await htmlOf(path));
  expect(shown).toHaveLength(count);
  for (const { href, price } of shown) {
    expect(href, "a link without the piece").toContain("?");
    const page = (await htmlOf(href)).replace(/&nbsp;|\u00a0|\u202f/g, " ");
    expect(page, `${href} does not say ${price}`).toContain(price);
  }
});

test.each(["/", "/configuratorDesktop"])("a picture on %s that no camera took says so", async (path) => {
  const html = await htmlOf(path);
  const pictures = [...html.matchAll(/<img[^>]*class="kind-picture"[^>]*>/g)].map(([tag]) => tag);
  expect(pictures.length).toBeGreaterThanOrEqual(6);
  for (const tag of pictures) expect(tag).toMatch(/alt="Gerendertes Bild: /);
});
