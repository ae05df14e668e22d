import { Client } from "pg";
import { shop } from "../../../tests/shopper/shop";
import type { Database } from "../src/domain/customer-data/database";

/** The shop's database for code that runs in Medusa. Open it before the tests of a file and close it after them. */
export const client = new Client({ connectionString: shop.database });

/** Medusa's connection takes named bindings, Postgres itself numbered ones. */
export const database: Database = {
  raw: async (statement, bindings) => {
    const used: string[] = [];
    const numbered = statement.replace(/(?<!:):([a-z]+)\b/g, (_, name) => {
      if (!used.includes(name)) used.push(name);
      return `$${used.indexOf(name) + 1}`;
    });
    const { rows, rowCount } = await client.query(
      numbered,
      used.map((name) => bindings[name]),
    );
    return { rows, rowCount: rowCount ?? 0 };
  },
};
