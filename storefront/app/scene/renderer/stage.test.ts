import type { Mesh } from "@babylonjs/core/Meshes/mesh.js";
import {
  boundsOf,
  type ConfigurationOf,
  defaultConfiguration,
  type Kind,
  partsOf,
} from "@planke46/furniture-rules";
import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { furniture } from "../../../../plugins/furniture-rules/src/furniture.cases.ts";
import { partsBetween } from "../description/between.ts";
import type { Geometry } from "../geometry/writer.ts";
import { Stage } from "./stage.ts";
import { EngineWithoutGraphics } from "./testing/withoutGraphics.ts";

const KINDS: Kind[] = ["table", "tableOffice", "bench", "stool", "shelf", "frame"];
const AXES = ["x", "y", "z"] as const;
const open: { stage: Stage; engine: EngineWithoutGraphics }[] = [];

/** A stage without a graphics card. */
function stageOf() {
  const engine = new EngineWithoutGraphics();
  const stage = new Stage(
    engine,
    () => ({ face: "data:,", normal: null, end: null }),
    () => {},
  );
  open.push({ stage, engine });
  return { stage, engine };
}

afterEach(() => {
  for (const { stage, engine } of open.splice(0)) {
    stage.dispose();
    engine.dispose();
  }
});

/** Bounds of the vertices that were given to the graphics card, cm. */
function boundsOfMeshes(meshes: readonly Mesh[]) {
  const min = { x: Number.POSITIVE_INFINITY, y: Number.POSITIVE_INFINITY, z: Number.POSITIVE_INFINITY };
  const max = { x: Number.NEGATIVE_INFINITY, y: Number.NEGATIVE_INFINITY, z: Number.NEGATIVE_INFINITY };
  for (const mesh of meshes) {
    const places = mesh.getVerticesData("position") ?? [];
    for (let at = 0; at < places.length; at++) {
      const axis = AXES[at % 3] ?? "x";
      min[axis] = Math.min(min[axis], places[at] ?? 0);
      max[axis] = Math.max(max[axis], places[at] ?? 0);
    }
  }
  return { min, max };
}

/** A mesh and its buffer on the graphics card, by number. */
function identity(mesh: Mesh): string {
  return `${mesh.name} ${mesh.uniqueId} ${mesh.getVertexBuffer("position")?.uniqueId}`;
}

function numbersOf({ positions, normals, uvs, ends, indices }: Geometry) {
  return [positions, normals, uvs, ends, indices];
}

function table(dimensions: { length: number; width: number; height: number }): ConfigurationOf<"table"> {
  return { ...defaultConfiguration("table"), dimensions: { chosen: "individual", ...dimensions } };
}

describe("what is drawn is what is sawn", () => {
  test.each(KINDS)("any %s measures in the scene what it measures in the parts list", (kind) => {
    const { stage } = stageOf();
    fc.assert(
      fc.property(furniture(kind), ({ configuration }) => {
        const parts = partsOf(kind, configuration);
        stage.show(parts);
        const wanted = boundsOf(parts);
        const measured = boundsOfMeshes(stage.meshes.all);
        for (const axis of AXES) {
          expect(Math.abs(measured.min[axis] - wanted.min[axis])).toBeLessThan(0.1);
          expect(Math.abs(measured.max[axis] - wanted.max[axis])).toBeLessThan(0.1);
        }
      }),
      { numRuns: 50 },
    );
  });

  test.each(KINDS)("every board of any %s has a mesh of its own size and place", (kind) => {
    const { stage } = stageOf();
    fc.assert(
      fc.property(furniture(kind), ({ configuration }) => {
        const parts = partsOf(kind, configuration);
        stage.show(parts);
        for (const board of parts.filter(({ role }) => role === "board")) {
          const mesh = stage.meshes.byId(board.id);
          if (!mesh) throw new Error(`no mesh for ${board.id}`);
          const { min, max } = boundsOfMeshes([mesh]);
          for (const axis of AXES) {
            expect(max[axis] - min[axis]).toBeCloseTo(board.size[axis], 1);
            expect((max[axis] + min[axis]) / 2).toBeCloseTo(board.position[axis], 1);
          }
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe("a change", () => {
  test("of size keeps every mesh and every buffer that is large enough", () => {
    const { stage } = stageOf();
    stage.show(partsOf("table", table({ length: 200, width: 90, height: 75 })));
    const before = stage.meshes.all.map(identity);
    stage.show(partsOf("table", table({ length: 210, width: 100, height: 70 })));
    expect(stage.meshes.all.map(identity)).toEqual(before);
  });

  test("of size writes over the numbers that were there, and ends as if it had been built so", () => {
    const { stage } = stageOf();
    const wanted = partsOf("table", table({ length: 210, width: 100, height: 70 }));
    stage.show(partsOf("table", table({ length: 200, width: 90, height: 75 })));
    const arrays = stage.meshes.geometries.flatMap(numbersOf);
    stage.show(wanted);
    const moved = stage.meshes.geometries.flatMap(numbersOf);
    expect(moved.every((numbers, index) => numbers === arrays[index])).toBe(true);
    const built = stageOf().stage;
    built.show(wanted);
    expect(moved).toEqual(built.meshes.geometries.flatMap(numbersOf));
  });

  test("that takes a board away takes its mesh and material away, and nothing else", () => {
    const { stage } = stageOf();
    stage.show(partsOf("table", table({ length: 200, width: 90, height: 75 })));
    const four = stage.meshes.byId("board-4");
    const steel = stage.meshes.byId("steel");
    const pictures = stage.scene.textures.filter((texture) => texture.name.startsWith("data:")).length;
    stage.show(partsOf("table", table({ length: 200, width: 70, height: 75 })));
    // Other boards show the same pictures, and the one that is gone may come back.
    expect(stage.scene.textures.filter((texture) => texture.name.startsWith("data:"))).toHaveLength(pictures);
    expect(pictures).toBeGreaterThan(0);
    expect(stage.meshes.byId("board-4") === undefined).toBe(true);
    expect(four?.isDisposed()).toBe(true);
    expect(stage.meshes.byId("steel") === steel).toBe(true);
  });

  test("of frame leaves the boards as they are", () => {
    const { stage } = stageOf();
    const open = table({ length: 200, width: 90, height: 75 });
    stage.show(partsOf("table", open));
    const boards = () => stage.meshes.all.filter(({ name }) => name.startsWith("board")).map(identity);
    const before = boards();
    stage.show(partsOf("table", { ...open, frameType: "diagonal" }));
    expect(before).toHaveLength(4);
    expect(boards()).toEqual(before);
  });

  test("passes through sizes in between and ends at the very parts list", () => {
    const before = partsOf("table", table({ length: 100, width: 90, height: 75 }));
    const after = partsOf("table", table({ length: 200, width: 90, height: 75 }));
    const middle = boundsOf(partsBetween(before, after, 0.5));
    expect(middle.max.x - middle.min.x).toBeCloseTo(150);
    expect(partsBetween(before, after, 1)).toBe(after);
  });
});

test("20 mounts leave nothing behind in the engine", () => {
  const engine = new EngineWithoutGraphics();
  for (let mount = 0; mount < 20; mount++) {
    const stage = new Stage(
      engine,
      () => ({ face: "data:,", normal: null, end: null }),
      () => {},
    );
    stage.show(partsOf("stool", defaultConfiguration("stool")));
    stage.dispose();
  }
  expect(engine.scenes.length).toBe(0);
  expect(engine.getLoadedTexturesCache().length).toBe(0);
  engine.dispose();
});
