import { expect, test } from "vitest";
import { longOnly } from "../../../tests/long-run";
import { inDays } from "../../../tests/shopper/days";
import { admin, fromVienna, orderableCart, rows, shop, terms, until } from "../../../tests/shopper/shop";
import { change, codesOf, linesOf, table } from "./changed-orders";
import { paidOrder } from "./staff-deeds";
import { type BoardPiece, boardOf, move, piecesOf, placedUnpaid, promisedIn, takeBack } from "./workshop";

const longTest = longOnly(test);

async function paidStool(): Promise<BoardPiece> {
  const { id } = await paidOrder([["stool"]]);
  const [piece] = await boardOf(id, 1);
  if (!piece) throw new Error("There is no piece");
  return piece;
}

test("an order's pieces are on the board by the numbers of its papers, due in the weeks of the shop's settings", async () => {
  const { id } = await paidOrder([["table"], ["stool"], ["sample"]], { terms: { express_build: true } });
  const pieces = await boardOf(id, 3);
  const { body } = await admin("GET", `/furniture/orders/${id}`);
  const { number } = body.order;
  const byNumber = new Map(pieces.map((piece) => [piece.number, piece]));
  const days = [promisedIn(28), promisedIn(28)];
  expect([byNumber.get(`${number}.1`), byNumber.get(`${number}.2`)]).toMatchObject([
    { kind: "table", step: "accepted", express: true, due_on: days[0], hold: null, late: false },
    { kind: "stool", step: "accepted", express: true, due_on: days[1] },
  ]);
  expect(byNumber.get(`${number}.3`)).toMatchObject({ kind: "sample", express: false });
  expect(String(byNumber.get(`${number}.3`)?.due_on) < inDays(10)).toBe(true);
  const { id: normal } = await paidOrder([["stool"]]);
  expect((await boardOf(normal, 1))[0]?.due_on).toBe(promisedIn(56));
});

longTest("the pieces of an order are made once, and made again when a crash lost them", async () => {
  const { id } = await paidOrder([["stool"], ["frame"]]);
  const before = await boardOf(id, 2);
  await rows("delete from furniture_workshop_piece where order_id = $1 and place = 1", id);
  await rows("update furniture_workshop_piece set order_version = 0 where order_id = $1", id);
  const after = await boardOf(id, 2);
  expect(after.map(({ number }) => number)).toEqual(before.map(({ number }) => number));
  const [made] = await rows(
    `select count(*)::int as pieces, (select count(*)::int from furniture_promise where order_id = $1) as promises
     from furniture_workshop_piece where order_id = $1`,
    id,
  );
  expect(made).toEqual({ pieces: 2, promises: 1 });
});

longTest(
  "the time of an order by transfer runs from its payment, also where a crash lost the day",
  async () => {
    const cart = await orderableCart("stool", "sample");
    await terms(cart, { payment_method: "bank_transfer" });
    const id = await placedUnpaid(cart);
    const before = await boardOf(id, 2);
    expect(before.map(({ due_on }) => due_on)).toEqual([null, null]);
    expect((await admin("POST", `/furniture/orders/${id}/payment-received`)).status).toBeLessThan(300);
    const due = async () => (await piecesOf(id)).find(({ kind }) => kind === "stool")?.due_on;
    expect(await due()).toBe(promisedIn(56));
    await rows("update furniture_workshop_piece set due_on = null where order_id = $1", id);
    await until(async () => (await piecesOf(id)).every(({ due_on }) => due_on !== null));
    expect(await due()).toBe(promisedIn(56));
  },
);

test("a piece goes on step by step, and its page says who moved it and what is next", async () => {
  const piece = await paidStool();
  const { status, body } = await move(piece.number, "wood_chosen", piece.version);
  expect([status, body.piece.step, body.piece.next]).toEqual([200, "wood_chosen", "sawn"]);
  expect(body.piece.moves).toMatchObject([
    { from_step: "accepted", to_step: "wood_chosen", moved_by: shop.staff.email, reason: null },
  ]);
  const backwards = await move(piece.number, "accepted", body.piece.version);
  expect([backwards.status, codesOf(backwards.body)]).toEqual([400, ["not_forward"]]);
});

test("of two moves at once one holds; the other is told who moved the piece where", async () => {
  const piece = await paidStool();
  const answers = await Promise.all([
    move(piece.number, "wood_chosen", piece.version),
    move(piece.number, "sawn", piece.version),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const held = answers.find(({ status }) => status === 200)?.body.piece.step;
  const refused = answers.find(({ status }) => status === 409)?.body;
  expect(refused.message).toContain(shop.staff.email);
  expect(refused.message).toContain(held === "sawn" ? "gesägt" : "Holz gewählt");
  expect(codesOf(refused)).toEqual(["piece_outdated"]);
  const moves = await rows("select to_step from furniture_workshop_move where order_id = $1", piece.order_id);
  expect([moves, (await piecesOf(piece.order_id))[0]?.step]).toEqual([[{ to_step: held }], held]);
});

test("a step is taken back with a reason only, and the reason stays with the piece", async () => {
  const piece = await paidStool();
  const { version } = (await move(piece.number, "sawn", piece.version)).body.piece;
  for (const reason of [undefined, "", "  "])
    expect((await takeBack(piece.number, "accepted", version, reason)).status, String(reason)).toBe(400);
  expect((await piecesOf(piece.order_id))[0]?.step).toBe("sawn");
  const { status, body } = await takeBack(piece.number, "wood_chosen", version, "Planke gerissen");
  expect([status, body.piece.step, body.piece.moves[0].reason]).toEqual([
    200,
    "wood_chosen",
    "Planke gerissen",
  ]);
  const forwards = await takeBack(piece.number, "coated", body.piece.version, "vertippt");
  expect([forwards.status, codesOf(forwards.body)]).toEqual([400, ["not_backward"]]);
});

longTest("a kind has its own steps: a frame is never welded, a sample never sawn", async () => {
  const { id } = await paidOrder([["frame"], ["sample"]]);
  for (const { number, kind, version } of await boardOf(id, 2)) {
    const { status, body } = await move(number, kind === "frame" ? "welded" : "sawn", version);
    expect([status, codesOf(body)], kind).toEqual([400, ["no_such_step"]]);
  }
});

test("nothing begins before the money is there: reservation, transfer, dispute; each says why", async () => {
  const reserved = await orderableCart("stool");
  await fromVienna(reserved);
  const id = await placedUnpaid(reserved);
  const [piece] = await boardOf(id, 1);
  const { status, body } = await move(String(piece?.number), "wood_chosen", 1);
  expect([status, codesOf(body)]).toEqual([400, ["waits_for_reservation"]]);
  expect(body.message).toContain("noch nicht bezahlt");
  expect(piece?.hold).toMatchObject({ word: "wartet auf Geld", stops: true });

  const paid = await paidStool();
  const dispute = () =>
    rows(
      `insert into furniture_finding (id, reconciliation_id, code, outcome, subject, order_id, detail, last_seen_at)
       values ('ffind_' || $1, '', 'dispute_open', 'flagged', $1, $1, 'bestritten', now())`,
      paid.order_id,
    );
  await dispute();
  const disputed = await move(paid.number, "wood_chosen", paid.version);
  expect([disputed.status, codesOf(disputed.body)]).toEqual([400, ["waits_for_dispute"]]);
  await rows("delete from furniture_finding where order_id = $1", paid.order_id);
  expect((await move(paid.number, "on_the_way", paid.version)).status).toBe(200);

  // What has left arrives all the same, and that is what the bank wants to see.
  await dispute();
  const [gone] = await piecesOf(paid.order_id);
  expect(gone?.hold).toMatchObject({ word: "Zahlung bestritten", stops: false });
  expect((await move(paid.number, "delivered", Number(gone?.version))).status).toBe(200);
  await rows("delete from furniture_finding where order_id = $1", paid.order_id);
});

longTest(
  "a changed order gets the pieces of its new version: one stays, one begins anew, one goes, one comes",
  async () => {
    const { id } = await paidOrder([["stool"], ["table"], ["frame"]]);
    const [stool, long, frame] = await boardOf(id, 3);
    for (const piece of [stool, long]) await move(String(piece?.number), "sawn", Number(piece?.version));
    const [stays, longer] = await linesOf(id);
    const { status } = await change(id, {
      lines: [
        stays,
        { ...longer, kind: "table", configuration: table(190) },
        { kind: "bench", configuration: {} },
      ],
    });
    expect(status).toBe(200);
    const pieces = await boardOf(id, 3);
    expect(pieces.map(({ number, kind, step }) => [number, kind, step]).sort()).toEqual(
      [
        [stool?.number, "stool", "sawn"],
        [long?.number, "table", "accepted"],
        [`${stool?.number.split(".")[0]}.4`, "bench", "accepted"],
      ].sort(),
    );
    const gone = await move(String(frame?.number), "sawn", 2);
    expect([gone.status, codesOf(gone.body)]).toEqual([400, ["piece_removed"]]);
    const [reset] = await rows(
      "select reason from furniture_workshop_move where order_id = $1 and to_step = 'accepted'",
      id,
    );
    expect(reset?.reason).toContain("geändert");
  },
);

test("a cancelled order leaves the board", async () => {
  const piece = await paidStool();
  expect((await admin("POST", `/orders/${piece.order_id}/cancel`)).status).toBe(200);
  await boardOf(piece.order_id, 0);
  const { status, body } = await move(piece.number, "sawn", piece.version + 1);
  expect([status, codesOf(body)]).toEqual([400, ["piece_removed"]]);
});

longTest("a promise is changed with a reason, moves what is due, and its history stays", async () => {
  const piece = await paidStool();
  const [first, other] = [promisedIn(56), inDays(70)];
  const path = `/furniture/orders/${piece.order_id}/promise`;
  expect((await admin("POST", path, { day: other })).status).toBe(400);
  for (const day of ["2026-02-31", "morgen", "2001-01-01", inDays(900), first])
    expect((await admin("POST", path, { day, reason: "Verzug beim Stahl" })).status, day).toBe(400);
  const { status, body } = await admin("POST", path, { day: other, reason: "Verzug beim Stahl", number: 1 });
  expect([status, body.promises]).toMatchObject([
    200,
    [
      { number: 1, day: first, reason: null, created_by: null },
      { number: 2, day: other, reason: "Verzug beim Stahl", created_by: shop.staff.email },
    ],
  ]);
  expect((await piecesOf(piece.order_id))[0]?.due_on).toBe(other);
  const late = await admin("POST", path, { day: inDays(60), reason: "Doch früher", number: 1 });
  expect([late.status, codesOf(late.body)]).toEqual([409, ["promise_outdated"]]);
});

longTest("a note is kept with author and time, and only somebody else can have read it", async () => {
  const { order_id } = await paidStool();
  const path = `/furniture/orders/${order_id}/notes`;
  for (const text of ["", "  ", 7, "x".repeat(2001)])
    expect((await admin("POST", path, { text })).status).toBe(400);
  const { status, body } = await admin("POST", path, { text: " Ruft wegen der Farbe an " });
  expect([status, body.notes]).toMatchObject([
    200,
    [{ text: "Ruft wegen der Farbe an", created_by: shop.staff.email, read_at: null }],
  ]);
  const { id } = body.notes[0];
  expect((await admin("POST", `${path}/${id}/read`)).body.notes[0].read_at).toBeNull();
  await rows("update furniture_order_note set created_by = 'andere@planke46.example' where id = $1", id);
  expect((await admin("POST", `${path}/${id}/read`)).body.notes[0]).toMatchObject({
    read_by: shop.staff.email,
    read_at: expect.stringMatching(/^\d{4}-/),
  });
  expect((await admin("GET", "/furniture/orders/order_unknown/notes")).status).toBe(404);
});

longTest(
  "a note with a day stands under today and in its list from that day on, until somebody has seen to it",
  async () => {
    const { order_id } = await paidStool();
    const path = `/furniture/orders/${order_id}/notes`;
    for (const due_on of [inDays(-1), "2026-02-30", "morgen", 7]) {
      const { status, body } = await admin("POST", path, { text: "Anrufen", due_on });
      expect([due_on, status, body.issues?.[0]?.path]).toEqual([due_on, 400, "due_on"]);
    }
    const later = inDays(1);
    const { body } = await admin("POST", path, { text: "Planke gerissen: anrufen", due_on: later });
    expect(body.notes).toMatchObject([{ due_on: later, done_at: null, own: true }]);
    const waits = async () => {
      const { entries } = (await admin("GET", "/furniture/today")).body;
      const entry = entries.find(({ code }: { code: string }) => code === "notes_due");
      const { orders } = (await admin("GET", "/furniture/orders?notes_due=true&limit=100")).body;
      const isListed = orders.some(({ id }: { id: string }) => id === order_id);
      expect(entry.count, "what is counted is listed").toBe(orders.length);
      return isListed;
    };
    expect(await waits()).toBe(false);
    const { id } = body.notes[0];
    await rows("update furniture_order_note set due_on = $2 where id = $1", id, inDays(0));
    expect(await waits()).toBe(true);
    const done = await admin("POST", `${path}/${id}/done`);
    expect(done.body.notes).toMatchObject([
      { done_by: shop.staff.email, done_at: expect.stringMatching(/^\d{4}-/) },
    ]);
    expect(await waits()).toBe(false);
    await admin("POST", path, { text: "Nur zur Kenntnis" });
    const [plain] = (await admin("GET", path)).body.notes;
    expect((await admin("POST", `${path}/${plain.id}/done`)).status).toBe(404);
  },
);

test.each([
  ["GET", "/furniture/workshop/pieces?step=painted", undefined],
  ["GET", "/furniture/workshop/pieces?week=2027-W53", undefined],
  ["GET", "/furniture/workshop/pieces?color=red", undefined],
  ["GET", "/furniture/workshop/pieces?limit=101", undefined],
  ["GET", "/furniture/workshop/pieces?late=maybe", undefined],
  ["GET", "/furniture/workshop/pieces?colour=%23FFFFFF", undefined],
  ["POST", "/furniture/workshop/pieces/1.1/move", {}],
  ["POST", "/furniture/workshop/pieces/1.1/move", { to: "painted", version: 1 }],
  ["POST", "/furniture/workshop/pieces/1.1/move", { to: "sawn", version: 1.5 }],
  ["POST", "/furniture/workshop/pieces/1.1/move", { to: "sawn", version: 1, by: "anna" }],
  ["POST", "/furniture/workshop/pieces/1.1/take-back", { to: "sawn", version: 1, reason: 7 }],
  ["POST", "/furniture/workshop/pieces/1.1/take-back", { to: "sawn", version: 1, reason: "x".repeat(501) }],
  ["POST", "/furniture/orders/order_1/promise", { day: ["2026-12-01"], reason: "Grund" }],
  ["POST", "/furniture/orders/order_1/notes", []],
])("%s %s with %j is refused in words", async (method, path, body) => {
  const answer = await admin(method, path, body);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({
    message: expect.any(String),
    issues: expect.arrayContaining([expect.objectContaining({ path: expect.any(String) })]),
  });
});

test.each([
  ["GET", "/furniture/workshop/pieces/none.1", undefined],
  ["POST", "/furniture/workshop/pieces/none.1/move", { to: "sawn", version: 1 }],
  ["GET", "/furniture/orders/order_unknown/promise", undefined],
  ["POST", "/furniture/orders/order_unknown/promise", { day: "2027-01-05", reason: "Grund" }],
  ["POST", "/furniture/orders/order_unknown/notes/note_1/read", {}],
  ["POST", "/furniture/orders/order_unknown/notes/note_1/done", {}],
])("%s %s knows no such thing", async (method, path, body) => {
  expect((await admin(method, path, body)).status).toBe(404);
});

longTest(
  "the board filters by step, kind, week and lateness, counts what it lets through, and pages",
  async () => {
    const { id } = await paidOrder([["stool"], ["stool"], ["bench"]]);
    const [first] = await boardOf(id, 3);
    await rows(
      `update furniture_workshop_piece set due_on = '2020-03-04' where order_id = $1 and kind = 'stool'`,
      id,
    );
    const ask = async (query: string) =>
      (await admin("GET", `/furniture/workshop/pieces?order_id=${id}&${query}`)).body;
    expect((await ask("kind=bench")).pieces.map(({ kind }: BoardPiece) => kind)).toEqual(["bench"]);
    expect(await ask("week=2020-W10")).toMatchObject({ count: 2, counts: { accepted: 2 } });
    expect((await ask("late=true")).pieces.map(({ late }: BoardPiece) => late)).toEqual([true, true]);
    // What lies ready for its customer to come is not late; what waits to be sent is.
    const be = (step: string, pickedUp: boolean) =>
      rows(
        `update furniture_workshop_piece set step = $3, picked_up = $2 where order_id = $1 and kind = 'stool'`,
        ...[id, pickedUp, step],
      );
    const late = async () => {
      const { orders } = (await admin("GET", `/furniture/orders?q=${first?.number.split(".")[0]}`)).body;
      return [(await ask("late=true")).count, orders[0].late];
    };
    for (const [step, pickedUp, isLate] of [
      ["ready", true, false],
      ["packed", true, true],
      ["ready", false, true],
    ] as const) {
      await be(step, pickedUp);
      expect(await late(), `${step}, picked up: ${pickedUp}`).toEqual([isLate ? 2 : 0, isLate]);
    }
    await be("accepted", false);
    const pages = [await ask("limit=2"), await ask("limit=2&offset=2")];
    expect(pages.map(({ pieces, count }) => [pieces.length, count])).toEqual([
      [2, 3],
      [1, 3],
    ]);
    await move(String(first?.number), "packed", Number(first?.version));
    expect(await ask("step=packed")).toMatchObject({ count: 1, pieces: [{ number: first?.number }] });
    const { pieces } = await ask("each_step=true&limit=1");
    expect(pieces.map(({ step }: BoardPiece) => step)).toEqual(["accepted", "packed"]);
  },
);
