import { boundsOf, DEFINITIONS, defaultConfiguration, type Kind, partsOf } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import { Stage } from "./stage.ts";
import { EngineWithoutGraphics } from "./testing/withoutGraphics.ts";

const KINDS: Kind[] = ["table", "tableOffice", "bench", "stool", "shelf", "frame"];

test.each(KINDS)("what stands beside a %s is of its size, in the view alone, and goes again", (kind) => {
  const parts = partsOf(kind, defaultConfiguration(kind));
  const engine = new EngineWithoutGraphics();
  const stage = new Stage(
    engine,
    () => ({ face: "data:,", normal: null, end: null }),
    () => {},
  );
  stage.show(parts);
  // Once there and back, so that the floor has both its pictures.
  stage.compare(DEFINITIONS[kind].beside);
  stage.show(parts);
  stage.compare(null);
  stage.show(parts);
  const [meshes, textures] = [stage.scene.meshes.length, stage.scene.textures.length];
  stage.compare(DEFINITIONS[kind].beside);
  stage.show(parts);
  const beside = stage.scene.meshes.filter(({ name }) => name === "companion");
  const boxes = beside.map((mesh) => {
    mesh.computeWorldMatrix(true);
    return mesh.getBoundingInfo().boundingBox;
  });
  const edge = (axis: "x" | "y" | "z") => ({
    min: Math.min(...boxes.map(({ minimumWorld }) => minimumWorld[axis])),
    max: Math.max(...boxes.map(({ maximumWorld }) => maximumWorld[axis])),
  });
  expect(edge("y").max - edge("y").min).toBeCloseTo(DEFINITIONS[kind].beside === "cup" ? 9 : 175, 0);
  expect(stage.bounds).toEqual(boundsOf(parts));
  for (const axis of ["x", "y", "z"] as const) {
    expect(edge(axis).min).toBeGreaterThanOrEqual(stage.seen.min[axis] - 0.1);
    expect(edge(axis).max).toBeLessThanOrEqual(stage.seen.max[axis] + 0.1);
  }
  stage.compare(null);
  stage.show(parts);
  expect([stage.scene.meshes.length, stage.scene.textures.length]).toEqual([meshes, textures]);
  expect(stage.seen).toEqual(stage.bounds);
  stage.dispose();
  engine.dispose();
});
