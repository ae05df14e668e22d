import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shop } from "../../../tests/shopper/shop";
import { moveSamplePictures } from "../src/modules/planks/stock";
import { newPlank } from "./plank-stock";
import { runOnClient } from "./run-on-client";

const client = new Client({ connectionString: shop.database });
beforeAll(() => client.connect());
afterAll(() => client.end());

test("when the shop has moved, the pictures of its sample planks follow, and no others", async () => {
  const names = ["sample", "stored", "own"];
  const planks = await Promise.all(names.map(() => newPlank()));
  const pictures = [
    ["http://alt.example:9000/static/a.webp", "http://alt.example:9000/static/a-normal.webp", true],
    ["https://bucket.example/planks/b.webp", null, true],
    ["http://alt.example:9000/static/c.webp", null, false],
  ];
  // Rolled back: the shop shows its own pictures meanwhile.
  await client.query("begin");
  try {
    for (const [index, [image, normal, sample]] of pictures.entries())
      await client.query(
        "update furniture_plank set image = $2, normal_map = $3, sample = $4 where id = $1",
        [planks[index]?.id, image, normal, sample],
      );
    await moveSamplePictures(runOnClient(client), "https://neu.example/static/");
    const { rows } = await client.query(
      "select image, normal_map from furniture_plank where id = any($1) order by image",
      [planks.map(({ id }) => id)],
    );
    expect(rows).toEqual([
      { image: "http://alt.example:9000/static/c.webp", normal_map: null },
      { image: "https://bucket.example/planks/b.webp", normal_map: null },
      {
        image: "https://neu.example/static/a.webp",
        normal_map: "https://neu.example/static/a-normal.webp",
      },
    ]);
  } finally {
    await client.query("rollback");
  }
});
