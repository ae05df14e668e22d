import { DESK_BOARDS } from "./desk-boards";
import type { Entry } from "./entry";
import { BENCH_BOARDS, STOOL_BOARDS } from "./seat-boards";
import { SHELF_BOARDS } from "./shelf-boards";
import { TABLE_BOARDS } from "./table-boards";

/** The sample stock: 46 boards, each described for itself. */
export const BOARDS: readonly Entry[] = [
  ...TABLE_BOARDS,
  ...SHELF_BOARDS,
  ...DESK_BOARDS,
  ...BENCH_BOARDS,
  ...STOOL_BOARDS,
];
