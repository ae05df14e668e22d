import { defaultConfiguration, type Kind } from "@planke46/furniture-rules";
import fc from "fast-check";
import { type FurnitureCase, furniture } from "../../../furniture-rules/src/furniture.cases";
import {
  Add,
  AddTwin,
  Checkout,
  Contact,
  Remove,
  Restless,
  type Step,
  Terms,
  UnknownVoucher,
  VoucherOff,
  VoucherOn,
} from "./steps";

const index = fc.nat(20);
const VALUES = [0, 5, 50, 400, 5000] as const;

const change = fc.record(
  {
    shipping: fc.constantFrom("delivery" as const, "pickup" as const),
    express_build: fc.boolean(),
    outside_germany: fc.integer({ min: 0, max: 3 }).map((chance) => chance === 0),
    data_security: fc.integer({ min: 0, max: 3 }).map((chance) => chance > 0),
  },
  { requiredKeys: [] },
);

function anyStep(pieces: fc.Arbitrary<FurnitureCase>): fc.Arbitrary<Step>[] {
  const adding = pieces.map((piece) => new Add(piece));
  const choosing = change.map((chosen) => new Terms(chosen));
  return [
    adding,
    adding,
    index.map((of) => new AddTwin(of)),
    choosing,
    choosing,
    fc.constantFrom(...VALUES).map((value) => new VoucherOn(value)),
    fc.tuple(index, fc.constantFrom("delete", "quantity 0")).map(([which, how]) => new Remove(which, how)),
    fc
      .constantFrom(["de", "10115"], ["de", "80331"], ["at", "1010"], ["ch", "8001"], ["at", "80331"])
      .map(([country, zip]) => new Contact(country, zip)),
    fc.constantFrom("promotions route", "cart update").map((by) => new VoucherOff(by)),
    fc.constantFrom("metadata", "forged", "email", "taxes", "locale").map((what) => new Restless(what)),
    fc.constant(new Checkout()),
    fc.constant(new UnknownVoucher()),
  ];
}

/** Histories of a cart; every fifth is of samples alone. */
export function histories(mostSteps: number): fc.Arbitrary<Iterable<Step>> {
  const of = (pieces: fc.Arbitrary<FurnitureCase>) =>
    fc.commands(anyStep(pieces), { maxCommands: mostSteps, size: "max" });
  return fc.oneof(
    { arbitrary: of(furniture()), weight: 4 },
    { arbitrary: of(furniture("sample")), weight: 1 },
  );
}

const piece = (kind: Kind) => new Add({ kind, configuration: defaultConfiguration(kind) });
const CONSENT = { data_security: true };

/** Histories that a run always comes through, because chance may leave out what they are about. */
export const CERTAIN: Step[][] = [
  // Samples alone, with terms that cost them nothing, and a voucher larger than them.
  [
    piece("sample"),
    new AddTwin(0),
    new Terms({ shipping: "pickup", express_build: true, ...CONSENT }),
    new VoucherOn(50),
    new Contact("de", "10115"),
    new Checkout(),
    new Remove(0, "delete"),
    new Remove(0, "quantity 0"),
  ],
  // A voucher that eats goods and part of the express fee; the tie of two most expensive lines on the way.
  [
    piece("frame"),
    new AddTwin(0),
    new Terms({ shipping: "pickup", express_build: true }),
    new VoucherOn(50),
    new Restless("taxes"),
    new Remove(0, "delete"),
    new Restless("metadata"),
    new VoucherOff("promotions route"),
    new VoucherOn(5),
  ],
  // One of everything, paid by transfer, after a look abroad.
  [
    ...(["table", "tableOffice", "bench", "stool", "shelf", "frame", "sample"] as const).map(piece),
    new VoucherOn(0),
    new Terms({ outside_germany: true, ...CONSENT }),
    new Contact("at", "1010"),
    new Checkout(),
    new Terms({ outside_germany: false }),
    new Restless("email"),
    new Checkout(),
  ],
  // A payment that is prepared follows every change.
  [
    piece("table"),
    new Contact("de", "80331"),
    new Terms({ ...CONSENT }),
    new Checkout(),
    piece("stool"),
    new Terms({ express_build: true }),
    new VoucherOn(400),
    new UnknownVoucher(),
    new Checkout(),
    new VoucherOff("cart update"),
    new Restless("locale"),
  ],
  // A voucher that pays for everything.
  [piece("stool"), piece("sample"), new VoucherOn(5000), new Terms({ express_build: true, ...CONSENT })],
  [piece("bench"), new Terms({ outside_germany: true, shipping: "pickup", ...CONSENT }), new Checkout()],
];
