import { expect, test } from "vitest";
import { Outbox } from "./outbox";

test("a mail that was given up can be put aside, and no other: staff have told the customer on another way", async () => {
  const said: unknown[] = [];
  const outbox = new Outbox({
    raw: async (statement, parameters) => {
      said.push([statement.replace(/\s+/g, " "), parameters]);
      return { rows: parameters?.includes("fmail_given_up") ? [{ id: "fmail_given_up" }] : [] };
    },
  });
  expect(await outbox.putAside("fmail_given_up")).toBe(true);
  expect(await outbox.putAside("fmail_sent")).toBe(false);
  expect(said[0]).toEqual([
    expect.stringMatching(
      /^update furniture_mail set status = 'dropped'.* where id = \? and status = 'failed' and/,
    ),
    ["fmail_given_up"],
  ]);
});
