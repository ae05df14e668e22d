import { mutationOf } from "../tests/mutation/settings.mjs";

/** What is decided before Medusa sees a request, and which numbers a restored shop leaves out. */
export default mutationOf("commerce", {
  mutate: ["http-security/rejected.ts", "src/restored/numbers-to-skip.ts"],
  tests: ["http-security/rejected.test.ts", "src/restored/*.test.ts"],
  least: 85,
});
