import { expect, test } from "vitest";
import { type Answer, admin, call, rows, shop } from "../../../tests/shopper/shop";

const OWN = "mein-eigenes-passwort";

/** A request as the admin's pages send it before anybody is signed in. */
function ask(path: string, body: unknown, token?: string): Promise<Answer> {
  return call(`${shop.medusa}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
}

const register = (email: string, password: string, actor = "user/emailpass") =>
  ask(`/auth/${actor}/register`, { email, password });
const signIn = (email: string, password: string) => ask("/auth/user/emailpass", { email, password });
const newMail = () => `kollegin.${Date.now()}.${Math.random().toString(36).slice(2)}@example.test`;

/** The key that only the invitation's mail has. */
async function invite(email: string): Promise<string> {
  const { status, body } = await admin("POST", "/invites", { email });
  expect(status).toBe(200);
  const [row] = await rows("select token from invite where id = $1", body.invite.id);
  return String(row?.token);
}

const accept = (key: string, token: string, email: string) =>
  ask(`/admin/invites/accept?token=${key}`, { email, first_name: "Kim", last_name: "Neu" }, token);

test("nobody registers an address that is not invited, however the address of the route is spelled", async () => {
  for (const actor of ["user/emailpass", "%75ser/emailpass", "USER/emailpass", "customer/emailpass"]) {
    const email = newMail();
    const { status, body } = await register(email, "eindringling", actor);
    expect(status).toBe(400);
    // Medusa itself knows no such way to sign in for the others.
    if (/^(?:u|%75)ser/.test(actor)) expect(body.issues[0].code).toBe("not_invited");
    expect(await rows("select 1 from provider_identity where entity_id = $1", email)).toEqual([]);
  }
  for (const email of [undefined, 7, { $ne: "" }, "", null])
    expect((await ask("/auth/user/emailpass/register/", { email, password: "x" })).status).toBe(400);
  // An invited person becomes staff by accepting the invitation alone.
  const email = newMail();
  await invite(email);
  const { token } = (await register(email, OWN)).body;
  const { status, body } = await ask("/auth/emailpass/user", {}, token);
  expect([status, body.issues?.[0]?.code]).toEqual([400, "not_invited"]);
  expect(await rows('select 1 from "user" where email = $1', email)).toEqual([]);
});

test("an invitation that is over, or was accepted, lets nobody register", async () => {
  const email = newMail();
  await invite(email);
  await rows("update invite set expires_at = now() - interval '1 minute' where email = $1", email);
  expect((await register(email, OWN)).body.issues[0].code).toBe("not_invited");
});

test("a colleague accepts the invitation though a stranger registered the address first, who gets nothing", async () => {
  const email = newMail();
  const key = await invite(email);
  const stranger = await register(email, "eindringling");
  expect(stranger.status).toBe(200);

  const own = await register(email, OWN);
  expect(own.status).toBe(200);
  expect((await accept(key, stranger.body.token, email)).status).toBe(401);
  expect((await accept(key, own.body.token, email)).status).toBe(200);

  expect((await signIn(email, "eindringling")).status).toBe(401);
  const { body } = await signIn(email, OWN);
  const me = await call(`${shop.medusa}/admin/users/me`, {
    headers: { authorization: `Bearer ${body.token}` },
  });
  expect(me.body.user).toMatchObject({ email, first_name: "Kim" });

  // From now on the address is the colleague's: it cannot be registered again, not even by another invitation.
  expect((await register(email, "eindringling")).body.issues[0].code).toBe("not_invited");
  expect((await signIn(email, OWN)).status).toBe(200);
});
