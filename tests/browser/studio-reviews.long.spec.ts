import { expect, type Locator, type Page, test } from "@playwright/test";
import { shop } from "./shop";
import { drawnPicture, openFromDesk, publish, published, remembered } from "./studio";

let putBack: () => Promise<void>;
test.beforeEach(async () => {
  putBack = await remembered("review");
});
test.afterEach(() => putBack());

const field = (page: Page, name: string | RegExp) => page.getByRole("textbox", { name }).first();

test("a review written in the list of its piece stands with its picture in the configurator", async ({
  page,
}) => {
  await openFromDesk(page, "Bewertungen", "Tisch");
  await page.getByRole("link", { name: "Bewertung zu diesem Möbel" }).click();
  await field(page, "Vorname").fill("Probine");
  await page.getByRole("spinbutton", { name: "Länge in cm" }).fill("180");
  await field(page, "Deutsch").fill("Passt genau in unsere Küche.");
  await field(page, "Englisch").fill("Fits our kitchen exactly.");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "kueche.png", mimeType: "image/png", buffer: await drawnPicture(page) });
  await expect(page.getByRole("img", { name: "Vorschau des hochgeladenen Bildes" })).toBeVisible();
  await page.getByRole("textbox", { name: "Deutsch" }).nth(1).fill("Ein Tisch in einer Küche");
  await page.getByRole("textbox", { name: "Englisch" }).nth(1).fill("A table in a kitchen");
  await publish(page);

  await expect
    .poll(() =>
      published(
        '*[_type == "review" && firstName == "Probine"][0]{kind, "width": picture.asset->metadata.dimensions.width}',
      ),
    )
    .toEqual({ kind: "table", width: 640 });
  await page.goto(`${shop.storefront}/configuratorTableDesktop`);
  const review = page.getByRole("article", { name: /^Probine, Tisch/ });
  await expect(review.getByText("Passt genau in unsere Küche.")).toBeVisible();
  await expectDrawn(review.getByRole("img", { name: "Ein Tisch in einer Küche" }));
});

test("what staff cut away of a picture is cut away of what is published", async ({ page }) => {
  await openFromDesk(page, "Bewertungen", "Hocker", "Vincent, Hocker");
  await page.getByRole("button", { name: "Bilddialog bearbeiten öffnen" }).click();
  const dialog = page.getByRole("dialog", { name: "Hotspot bearbeiten und zuschneiden" });
  const drawing = dialog.locator("svg image").first();
  await expect(drawing).toBeVisible();
  await expect(async () => {
    const box = await drawing.boundingBox();
    if (!box) throw new Error("the picture cannot be cut");
    // The frame begins at the picture's own corners; while the dialog opens, they still move.
    await page.mouse.move(box.x + 4, box.y + 4);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 3, box.y + box.height / 3, { steps: 10 });
    await page.mouse.up();
    await expect(dialog.getByText("960 × 720")).toBeHidden({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press("Escape");
  await publish(page);
  const crop = await published<{ left: number; top: number }>('*[_id == "review-stool-01"][0].picture.crop');
  expect(crop.left).toBeGreaterThan(0.1);
  expect(crop.top).toBeGreaterThan(0.1);
});

/** Scrolls a picture into view and waits until it has really arrived. */
async function expectDrawn(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  const width = () =>
    picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));
  await expect.poll(width).toBeGreaterThan(0);
}
