import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "furniture-rules", include: ["src/**/*.test.ts"], environment: "node" },
});
