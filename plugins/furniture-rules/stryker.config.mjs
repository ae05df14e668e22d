import { mutationOf } from "../../tests/mutation/settings.mjs";

export default mutationOf("furniture-rules", {
  // The drawing is looked at, not computed with: its tests hold what one sees of it (order, frame, well-formed), not each stroke.
  mutate: ["src/**/*.ts", "!src/drawing/**", "!src/index.ts"],
  tests: ["src/**/*.test.ts"],
  // The eighth kind takes the place of modules.
  withoutTests: ["src/drawing/**", "**/eighth-kind/**"],
  least: 92,
});
