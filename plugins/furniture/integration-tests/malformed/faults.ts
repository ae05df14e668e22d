import fc from "fast-check";
import type { Sample } from "./samples";

/** What is wrong with a request. Values are JSON texts, because not everything JSON can say survives JSON.stringify. */
export type Fault =
  | { what: "value"; at: number; json: string }
  | { what: "missing"; at: number }
  | { what: "extra"; at: number; key: string; json: string }
  | { what: "body"; text: string }
  | { what: "content type"; type: string }
  | { what: "parameter"; at: number; raw: string }
  | { what: "query"; raw: string };

export interface Malformed {
  path: string;
  text: string | undefined;
  contentType: string;
}

const nested = (depth: number, open = "[", close = "]") => open.repeat(depth) + close.repeat(depth);

const WRONG = [
  "null",
  "true",
  "false",
  "0",
  "-0",
  "-1",
  "1.5",
  "1e308",
  "1e400",
  "-1e400",
  "9007199254740993",
  "1e-320",
  "99999999999999999999999999",
  '""',
  '" "',
  '"NaN"',
  '"Infinity"',
  '"-1"',
  '"1e5"',
  '"0x10"',
  '"null"',
  '"undefined"',
  '"true"',
  "[]",
  "{}",
  "[[]]",
  "[null]",
  '[{"a":[{}]}]',
  '{"length":3}',
  '{"$ne":null}',
  '{"toString":"x"}',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '"__proto__"',
  '"constructor"',
  '"hasOwnProperty"',
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\u0007\\u001b[31m"',
  '"\\ud800"',
  '"\\udfff\\ud800"',
  '"\\u202etxt"',
  '"\\ufeff"',
  '"e\\u0301\\u0301\\u0301"',
  '"🪑👩‍👩‍👧"',
  '"\'; drop table cart; --"',
  '"<script>alert(1)</script>"',
  '"../../etc/passwd"',
  '"%00"',
  '"=1+1"',
  '"2026-13-45T99:99:99Z"',
  '"a@b"',
  '"a@b.c\\r\\nBcc: x@y.z"',
];
const LARGE = [
  JSON.stringify("x".repeat(10_000)),
  JSON.stringify("ü".repeat(30_000)),
  JSON.stringify("9".repeat(5000)),
  JSON.stringify("@".repeat(20_000)),
  JSON.stringify(`${"a".repeat(20_000)}@`),
  `[${Array.from({ length: 5000 }, (_, index) => index)}]`,
  `[${Array.from({ length: 3000 }, () => "{}")}]`,
  `{${Array.from({ length: 2000 }, (_, index) => `"k${index}":0`)}}`,
  nested(50),
  nested(5000),
  nested(8000, '{"a":', "1}".slice(1)).replace(":}", ":1}"),
];
const KEYS = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "price",
  "unit_price",
  "total",
  "id",
  "cart_id",
  "is_admin",
  "",
  " ",
  "a.b",
  "a\u0000b",
  "\uD800",
  "🪑",
  "k".repeat(2000),
  "$where",
  "0",
  "length",
];
const BODIES = [
  "",
  " ",
  "{",
  "}",
  "[",
  '"',
  "nul",
  "undefined",
  "NaN",
  "{'a':1}",
  '{"a":1,}',
  '{"a":1}{"b":2}',
  '{"a":01}',
  "\u0000",
  "\uFEFF{}",
  '{"a":"\u0001"}',
  "<xml/>",
  "a=b&c=d",
  "--x\r\n\r\n--x--",
  "/* */{}",
  '{"a":\\u0000}',
];
const TYPES = [
  "text/plain",
  "text/plain; charset=utf-16",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "application/xml",
  "application/octet-stream",
  "application/json; charset=utf-99",
  "application/json; charset=latin1",
  "APPLICATION/JSON",
  "application/json;;;",
  "json",
  "*/*",
  "application/vnd.api+json",
];
const PARAMETERS = [
  "%00",
  "a%00b",
  "%ff",
  "%",
  "%E0%A4%A",
  "..%2f..%2fadmin",
  "null",
  "undefined",
  "__proto__",
  "constructor",
  "cart_'%20or%201=1--",
  "*",
  "%25",
  "%F0%9F%AA%91",
  "%0d%0aX-Injected:%201",
  "0",
  "-1",
  "1e400",
  "a".repeat(3000),
  "%7B%7D",
  "%5B%5D",
  "cart_unknown",
];
const QUERIES = [
  "fields=%00",
  "fields=*",
  "fields=items.nope.nope",
  "fields=__proto__",
  "fields=-id",
  "fields=id,id,id",
  "fields[]=id",
  "fields[a][b]=id",
  "fields=%2B",
  "fields=payment_collection.payment_sessions.data.x",
  "fields=,,,",
  "limit=NaN",
  "limit=-1",
  "offset=-5",
  "created_at[$gt]=x",
  "offset=1e400",
  "order=nope",
  "kind=nope",
  "kind=table&kind=shelf",
  "kind[]=table",
  "kind[__proto__]=table",
  "kind=%00",
  "__proto__[polluted]=1",
  "a[b][c][d][e][f][g]=1",
  "%",
  "%ff=%ff",
  `q=${"x".repeat(4000)}`,
];

const json = fc.oneof(
  { arbitrary: fc.constantFrom(...WRONG), weight: 6 },
  { arbitrary: fc.constantFrom(...LARGE), weight: 1 },
  { arbitrary: fc.json({ maxDepth: 4, stringUnit: "binary" }), weight: 3 },
);
const at = fc.nat(60);

const inBody: fc.Arbitrary<Fault>[] = [
  fc.record({ what: fc.constant("value" as const), at, json }),
  fc.record({ what: fc.constant("value" as const), at, json }),
  fc.record({ what: fc.constant("value" as const), at, json }),
  fc.record({ what: fc.constant("missing" as const), at }),
  fc.record({ what: fc.constant("extra" as const), at, key: fc.constantFrom(...KEYS), json }),
  fc.record({ what: fc.constant("body" as const), text: fc.oneof(fc.constantFrom(...BODIES), json) }),
  fc.record({ what: fc.constant("content type" as const), type: fc.constantFrom(...TYPES) }),
];
const inAddress = (parameters: number): fc.Arbitrary<Fault>[] => [
  fc.record({ what: fc.constant("query" as const), raw: fc.constantFrom(...QUERIES) }),
  ...(parameters > 0
    ? [fc.record({ what: fc.constant("parameter" as const), at, raw: fc.constantFrom(...PARAMETERS) })]
    : []),
];

/** Everything that can be wrong with a request like the sample. */
export function faults({ body, parameters }: Sample): fc.Arbitrary<Fault> {
  const places = inAddress(Object.keys(parameters ?? {}).length);
  return fc.oneof(...places, ...(body ? inBody : []));
}

/** The sound request with its fault in it; `ids` are the real ones of the sample's parameters. */
export function malform(
  route: string,
  { body, parameters = {} }: Sample,
  fault: Fault,
  ids: Record<string, string>,
): Malformed {
  const names = Object.keys(parameters);
  const broken = fault.what === "parameter" ? names[fault.at % names.length] : undefined;
  const path = route
    .slice(route.indexOf(" ") + 1)
    .replace("/store", "")
    .replace(/:(\w+)/g, (_, name) =>
      fault.what === "parameter" && name === broken
        ? fault.raw
        : (ids[parameters[name] ?? ""] ?? parameters[name] ?? "unknown"),
    );
  return {
    path: fault.what === "query" ? `${path}?${fault.raw}` : path,
    text: body && textOf(body, fault),
    contentType: fault.what === "content type" ? fault.type : "application/json",
  };
}

const MARK = "@@fault@@";

function textOf(body: object, fault: Fault): string {
  if (fault.what === "body") return fault.text;
  if (fault.what !== "value" && fault.what !== "missing" && fault.what !== "extra")
    return JSON.stringify(body);
  const copy = structuredClone(body);
  const fields = fieldsOf(copy);
  const field = fields[fault.at % fields.length];
  if (!field) return JSON.stringify(body);
  if (fault.what === "missing") delete field.of[field.name];
  else if (fault.what === "value") field.of[field.name] = MARK;
  else field.of[MARK] = MARK;
  const text = JSON.stringify(copy);
  if (fault.what === "missing") return text;
  const keyed =
    fault.what === "extra" ? text.replace(`"${MARK}":`, () => `${JSON.stringify(fault.key)}:`) : text;
  return keyed.replace(`"${MARK}"`, () => fault.json);
}

interface Field {
  of: Record<string, unknown>;
  name: string;
}

/** Every field of a body, at any depth. */
function fieldsOf(value: unknown): Field[] {
  if (typeof value !== "object" || value === null) return [];
  const of = value as Record<string, unknown>;
  return Object.keys(of).flatMap((name) => [{ of, name }, ...fieldsOf(of[name])]);
}
