import {
  type AcceptedColors,
  ANY_COLOR,
  defaultConfiguration,
  SHELF,
  STANDARD_COLORS,
} from "@planke46/furniture-rules";
import { describe, expect, test } from "vitest";
import { readCount, withCount } from "../address/address.ts";
import { lineIn, replacedBy, withEqualOnes, withLine } from "../address/line.ts";
import { withoutPicks } from "../plankFields.ts";
import {
  boardReach,
  boardsInAddress,
  boardText,
  canHang,
  evenBoards,
  evened,
  plainBoards,
} from "./boards.ts";
import { nearestWhole, wholeOrText } from "./codec.ts";
import { colorOf, isHex, isUnknownRal, meantColor } from "./color.ts";
import { readFields, writeFields } from "./fields.ts";
import { planksIn } from "./planks.ts";
import { presetOf, shownSize, sideBounds, sizesOf } from "./size.ts";

const address = (text: string) => new URLSearchParams(text);
const full = (distanceFromTop: number) => ({ distanceFromTop, leftShort: false, rightShort: false });

describe("how many", () => {
  test("is 1 unless it is said, and from 1 to 12", () => {
    expect(readCount(address(""))).toBe(1);
    expect(["1", "7", "12"].map((count) => readCount(address(`count=${count}`)))).toEqual([1, 7, 12]);
    for (const count of ["0", "13", "99", "100", "-1", "1.5", "", "two", "3x", "x3"])
      expect(readCount(address(`count=${count}`)), count).toBeUndefined();
  });

  test("stands in an address where it is not 1", () => {
    expect(withCount("kind=stool", 3)).toBe("kind=stool&count=3");
    expect(withCount("kind=stool", 1)).toBe("kind=stool");
    expect(withCount("kind=stool", undefined)).toBe("kind=stool");
  });
});

describe("the line of the cart that is changed", () => {
  const LINE = "cali_01KAM4Z3YVTB6Q";

  test("is named in the address, alone or with all pieces equal to it", () => {
    expect(lineIn(address(`line=${LINE}`))).toBe(LINE);
    expect(lineIn(address(`line=${LINE}.all`))).toBe(`${LINE}.all`);
    expect(withLine("height=50", LINE)).toBe(`height=50&line=${LINE}`);
    expect(withLine("height=50", null)).toBe("height=50");
    expect(replacedBy(LINE)).toEqual({ line: LINE, all: false });
    expect(replacedBy(withEqualOnes(LINE))).toEqual({ line: LINE, all: true });
    expect(replacedBy("something else")).toEqual({ line: "something else", all: false });
  });

  test.each([
    "",
    "cali_short",
    "ordli_01KAM4Z3YVTB6Q",
    `${"x"}${LINE}`,
    `${LINE}.one`,
    `cali_${"A".repeat(41)}`,
  ])("'%s' is no line", (line) => {
    expect(lineIn(address(`line=${line}`))).toBeNull();
  });

  test("a new piece has none", () => {
    expect(lineIn(address("height=50"))).toBeNull();
  });
});

describe("planks", () => {
  test("positions beyond the piece are dropped, those left out are the workshop's", () => {
    expect(planksIn(address("choosePlanks=yes&plank1=a&plank3=c"), 2)).toEqual({
      choosePlanks: true,
      planks: ["a", null],
    });
    expect(planksIn(address("plank1=a"), 2)).toEqual({ choosePlanks: false, planks: [] });
    expect(planksIn(address("choosePlanks=yes"), 99).planks).toHaveLength(10);
  });

  test("an id has up to a hundred characters and no control character", () => {
    const picked = (id: string) =>
      planksIn(new URLSearchParams({ choosePlanks: "yes", plank1: id }), 1).planks[0];
    expect(picked("x".repeat(100))).toBe("x".repeat(100));
    expect(picked("x".repeat(101))).toBeNull();
    expect(picked("a\nb")).toBeNull();
    expect(picked("")).toBeNull();
  });

  test("an address without its picks keeps all else", () => {
    expect(withoutPicks("height=50&choosePlanks=yes&plank1=a&plank10=b")).toBe("height=50&choosePlanks=yes");
  });
});

describe("boards of a shelf", () => {
  // Underside of the lowest board 2 cm above the floor: 110 − 2 = 108; the first hangs 10 from the top.
  const frame = { height: 110, count: 3 };

  test("are even from 10 cm below the top down to the floor; two at least", () => {
    expect(evenBoards(frame).map(({ distanceFromTop }) => distanceFromTop)).toEqual([10, 59, 108]);
    expect(evenBoards({ height: 110, count: 0 }).map(({ distanceFromTop }) => distanceFromTop)).toEqual([
      10, 108,
    ]);
  });

  test("need to be said only where they are not even or have a short side", () => {
    const even = [full(10), full(59), full(108)];
    expect(plainBoards(frame, even)).toBeUndefined();
    const moved = [full(10), full(40), full(108)];
    expect(plainBoards(frame, moved)).toBe(moved);
    expect(plainBoards(frame, even.slice(0, 2))).toEqual(even.slice(0, 2));
    const more = [...even, full(109)];
    expect(plainBoards(frame, more)).toBe(more);
    const short = [full(10), { ...full(59), rightShort: true }, full(108)];
    expect(plainBoards(frame, short)).toEqual(short);
    expect(evened(frame, [{ leftShort: true, rightShort: false }])).toEqual([
      { ...full(10), leftShort: true },
      full(59),
      full(108),
    ]);
    expect(evened(frame)).toBeUndefined();
  });

  test("move between their neighbours, 15 cm from each, the first not above 10, the last down to the floor", () => {
    const boards = [full(10), full(59), full(108)];
    expect([0, 1, 2].map((index) => boardReach(boards, index, 110))).toEqual([
      { min: 10, max: 44 },
      { min: 25, max: 93 },
      { min: 74, max: 110 },
    ]);
  });

  test("can hang from top to bottom, 15 cm apart, in whole cm, as many as there should be", () => {
    expect(canHang([full(10), full(25), full(110)], frame)).toBe(true);
    expect(canHang([full(10), full(25)], frame)).toBe(false);
    expect(canHang([full(9), full(25), full(110)], frame)).toBe(false);
    expect(canHang([full(10), full(24), full(110)], frame)).toBe(false);
    expect(canHang([full(10), full(25), full(111)], frame)).toBe(false);
    expect(canHang([full(10), full(25.5), full(110)], frame)).toBe(false);
    expect(SHELF.boardDistance).toBe(15);
  });

  test("are written and read as their distance, with l and r for short sides", () => {
    const boards = [
      full(10),
      { ...full(59), leftShort: true },
      { distanceFromTop: 108, leftShort: true, rightShort: true },
    ];
    expect(boards.map(boardText)).toEqual(["10", "59l", "108lr"]);
    expect(boardsInAddress("10 59l 108lr")).toEqual(boards);
    expect(boardsInAddress("10,59r")).toEqual([full(10), { ...full(59), rightShort: true }]);
    expect(boardsInAddress(undefined)).toBeUndefined();
  });

  test("a list longer than any shelf is none", () => {
    const endless = `${"1 ".repeat(150)}1`;
    expect(boardsInAddress(endless)).toBe(endless);
  });

  test.each(["10 59x", "10 rl", "12345", "10  59", "x10", ""])(
    "'%s' is no list of boards, and stays for the rules to name",
    (text) => {
      expect(boardsInAddress(text)).toBe(text);
    },
  );
});

describe("a typed colour", () => {
  test("is a RAL number with its value, or a value of six digits, or of three with their hash", () => {
    expect(meantColor("RAL 5024")).toEqual({ hex: "#6A93B0", ral: "RAL 5024" });
    expect(meantColor("2a4b5c")).toEqual({ hex: "#2a4b5c" });
    expect(colorOf(" #2A4B5C ")).toBe("#2A4B5C");
    expect(colorOf("#f0a")).toBe("#ff00aa");
    expect(colorOf("f0a")).toBe("#f0a");
    expect(colorOf("#f0a1")).toBe("#f0a1");
    expect(colorOf("#xyz")).toBe("#xyz");
  });

  test("may look like a RAL number that there is not", () => {
    for (const typed of ["RAL 9999", "9999", "ral-0000", " ral9999 "])
      expect(isUnknownRal(typed), typed).toBe(true);
    for (const typed of ["RAL 5024", "99999", "RALX", "a9999", "9999b", "999"])
      expect(isUnknownRal(typed), typed).toBe(false);
  });

  test("is whole with a hash and six digits", () => {
    expect(isHex("#2a4B5c")).toBe(true);
    for (const value of ["2a4b5c", "#2a4b5", "#2a4b5c0", "#2a4b5g", "x#2a4b5c"])
      expect(isHex(value), value).toBe(false);
  });
});

describe("the colour of an address", () => {
  const STOOL = defaultConfiguration("stool");
  const colorIn = (query: string, colors: AcceptedColors = STANDARD_COLORS) =>
    readFields("stool", address(query), STOOL, colors);
  const own = (hex: string) => ({ chooseOwnColor: true, hex });

  test("is one of those that are sold, in any letters; another becomes the first of them", () => {
    const [first] = STANDARD_COLORS;
    expect(colorIn("color=ffffff").piece.color).toEqual({ chooseOwnColor: false, hex: "#FFFFFF" });
    for (const colors of [STANDARD_COLORS, ANY_COLOR] as AcceptedColors[])
      expect(colorIn("color=zzz", colors).piece.color).toEqual({ chooseOwnColor: false, hex: first.hex });
    expect(colorIn("color=123456", ANY_COLOR).piece.color).toEqual({ chooseOwnColor: false, hex: "#123456" });
    expect(colorIn("color=123456").piece.color).toEqual({ chooseOwnColor: false, hex: first.hex });
  });

  test("of one's own that cannot be read is the one that was shown, and before any the picker's first", () => {
    const shown = (query: string) => `color=own&ownColor=zz&shownFor=${encodeURIComponent(query)}`;
    expect(colorIn(shown("color=own&ownColor=2a4b5c")).piece.color).toEqual(own("#2A4B5C"));
    expect(colorIn(shown("color=ffffff")).piece.color).toEqual(own("#5B6B57"));
    expect(colorIn("color=own&ownColor=zz").piece.color).toEqual(own("#5B6B57"));
    expect(colorIn("color=own").piece.color).toEqual(own("#5B6B57"));
  });

  test("by a RAL number that there is not stays as it was typed, for the rules to name", () => {
    expect(colorIn("color=own&ownColor=%20RAL%209999%20").said.color).toEqual({
      chooseOwnColor: true,
      ral: "RAL 9999",
    });
    expect(colorIn("").said).not.toHaveProperty("color");
  });

  test("is written by its value, one's own beside it, by its RAL number where it has one", () => {
    const written = (color: object) => {
      const query = new URLSearchParams();
      writeFields("stool", { ...STOOL, color } as never, query);
      return [query.get("color"), query.get("ownColor")];
    };
    expect(written({ chooseOwnColor: false, hex: "#FFFFFF" })).toEqual(["ffffff", null]);
    expect(written({ chooseOwnColor: true, hex: "#2A4B5C" })).toEqual(["own", "2a4b5c"]);
    expect(written({ chooseOwnColor: true, hex: "#6A93B0", ral: "RAL 5024" })).toEqual(["own", "ral5024"]);
  });
});

describe("the card round a picture", () => {
  const FRAME = defaultConfiguration("frame");
  const cardIn = (query: string) => readFields("frame", address(query), FRAME);

  test("has a colour with the filling that has a card, and only what can be read as one", () => {
    const filled = (color: string) => cardIn(`filling=passepartout&passepartoutColor=${color}`);
    expect(filled("7c2b24").piece).toMatchObject({ filling: "passepartout", passepartoutColor: "#7C2B24" });
    expect(filled("zz").piece.passepartoutColor).toBe(FRAME.passepartoutColor);
    expect(filled("zz").said.passepartoutColor).toBe("#zz");
    const mirror = cardIn("filling=mirror&passepartoutColor=7c2b24");
    expect(mirror.piece.passepartoutColor).toBe(FRAME.passepartoutColor);
    expect(cardIn("filling=passepartout").said).not.toHaveProperty("passepartoutColor");
  });

  test("is written with that filling alone", () => {
    const written = (change: object) => {
      const query = new URLSearchParams();
      writeFields("frame", { ...FRAME, ...change } as never, query);
      return query.get("passepartoutColor");
    };
    expect(written({ filling: "passepartout", passepartoutColor: "#7C2B24" })).toBe("7c2b24");
    expect(written({ filling: "mirror", passepartoutColor: "#7C2B24" })).toBeNull();
  });
});

describe("numbers", () => {
  test("up to four digits are a number, all else stays as it was typed", () => {
    expect(wholeOrText("75")).toBe(75);
    expect(wholeOrText(" 75 ")).toBe(75);
    expect(wholeOrText("9999")).toBe(9999);
    for (const typed of ["12345", "7.5", "-7", "", "7a", "a7"]) expect(wholeOrText(typed)).toBe(typed);
    expect(wholeOrText(undefined)).toBeUndefined();
  });

  test("come to the nearest whole one within bounds, and to the fallback where there is none", () => {
    const bounds = { min: 45, max: 75 };
    expect([50, 50.5, "60", 10, 99].map((value) => nearestWhole(value, bounds, 46))).toEqual([
      50, 51, 60, 45, 75,
    ]);
    expect([undefined, "", "tall"].map((value) => nearestWhole(value, bounds, 46))).toEqual([46, 46, 46]);
  });
});

describe("sizes", () => {
  test("have names, the individual one first; a shelf's are always individual", () => {
    expect(sizesOf("table")).toEqual(["individual", "dining", "office", "sofa"]);
    expect(sizesOf("shelf")).toEqual([]);
  });

  test("of a name have measures; the individual size and unknown names have none", () => {
    expect(presetOf("table", "sofa")).toEqual({ length: 120, width: 60, height: 45 });
    for (const name of ["individual", "toString", "__proto__", undefined])
      expect(presetOf("table", name)).toBeUndefined();
    expect(presetOf("shelf", "sofa")).toBeUndefined();
  });

  test("have the workshop's bounds; a side that a kind has not has none", () => {
    expect(sideBounds("table", "length")).toEqual({ min: 100, max: 220 });
    expect(sideBounds("tableOffice", "length")).toEqual({ min: 0, max: 0 });
  });

  test("are told apart by name and measures as they were shown", () => {
    expect(shownSize("table", { dimensions: { chosen: "sofa", length: 120, width: 60, height: 45 } })).toBe(
      "sofa.120.60.45",
    );
    expect(shownSize("frame", { dimensions: { width: 20, height: 30 } })).toBe(".20.30");
  });
});
