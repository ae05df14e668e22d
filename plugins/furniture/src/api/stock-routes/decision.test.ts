import { expect, test } from "vitest";
import { lookUp, type RouteTable } from "./decision";

const TABLE: RouteTable = {
  open: ["POST DELETE /admin/returns/:id"],
  ruled: { capture: ["POST /admin/payments/:id/capture"] },
  closed: { claim: ["POST /admin/claims", "POST DELETE /admin/claims/:id"] },
  openAreas: ["/admin/users", "/admin/orders/:id/change"],
};

test("what a table says of a route is what it is looked up as, method by method", () => {
  const decisionOf = lookUp(TABLE);
  for (const method of ["POST", "DELETE"]) {
    expect(decisionOf(method, "/admin/returns/:return_id")).toEqual({ is: "open" });
    expect(decisionOf(method, "/admin/claims/:id")).toEqual({ is: "closed", for: "claim" });
  }
  expect(decisionOf("POST", "/admin/payments/:id/capture")).toEqual({ is: "ruled", by: "capture" });
  expect(decisionOf("POST", "/admin/claims")).toEqual({ is: "closed", for: "claim" });
  expect(decisionOf("DELETE", "/admin/claims")).toEqual({ is: "undecided" });
  expect(decisionOf("PUT", "/admin/returns/:id")).toEqual({ is: "undecided" });
});

test("an open area is open with everything below it, and nothing beside it is", () => {
  const decisionOf = lookUp({ ...TABLE, open: ["POST /admin/orders/export"] });
  for (const path of ["/admin/orders/:order/change", "/admin/orders/:id/change/:version/link"])
    expect(decisionOf("POST", path)).toEqual({ is: "open" });
  for (const path of ["/admin/orders/:id/changes", "/admin/orders/:id", "/admin/orders/change"])
    expect(decisionOf("POST", path)).toEqual({ is: "undecided" });
});

test("of what a table says nothing at all it decides nothing", () => {
  const decisionOf = lookUp(TABLE);
  expect(decisionOf("POST", "/admin/orders/:id")).toEqual({ is: "open" });
  expect(decisionOf("POST", "/admin/claimsheets")).toEqual({ is: "open" });
});
