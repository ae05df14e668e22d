import type { InferTypeOf } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import type { Run } from "../../core/database";
import type { FurniturePiecePhoto } from "./models/workshop";
import type { Unread, WorkshopPiece } from "./piece";

/** A photo of a piece as its row has it. */
export interface PiecePhoto
  extends Omit<
    InferTypeOf<typeof FurniturePiecePhoto>,
    Unread | "order_id" | "configuration_id" | "discarded_at"
  > {
  /** Its customer sees it. */
  released: boolean;
}

const RELEASED = "(released_at is not null and (taken_back_at is null or taken_back_at < released_at))";
const COLUMNS = `id, number, file_id, created_at, created_by, released_at, released_by, taken_back_at, taken_back_by,
  ${RELEASED} as released`;
const THERE = "discarded_at is null and deleted_at is null";

type Piece = Pick<WorkshopPiece, "order_id" | "number" | "configuration_id">;

/** The photos of a piece, the oldest first. */
export function photosOf(run: Run, { number, configuration_id }: Piece): Promise<PiecePhoto[]> {
  return run(
    `select ${COLUMNS} from furniture_piece_photo where number = ? and configuration_id = ? and ${THERE} order by created_at, id`,
    [number, configuration_id],
  );
}

/** What the customer of an order sees of its pieces as they are now, the oldest first. */
export function releasedPhotos(run: Run, orderId: string): Promise<PiecePhoto[]> {
  return run(
    `select ${COLUMNS} from furniture_piece_photo f where order_id = ? and ${RELEASED} and ${THERE}
       and exists (select 1 from furniture_workshop_piece p where p.order_id = f.order_id and p.number = f.number
         and p.configuration_id = f.configuration_id and p.removed_at is null and p.deleted_at is null)
     order by created_at, id`,
    [orderId],
  );
}

/** Adds a photo, as long as the piece has fewer than so many. False where it has. */
export async function addPhoto(
  run: Run,
  { order_id, number, configuration_id }: Piece,
  photo: { file_id: string; by: string; most: number },
): Promise<boolean> {
  const rows = await run(
    `insert into furniture_piece_photo (id, order_id, configuration_id, number, file_id, created_by)
     select ?, ?, ?, ?, ?, ? where (select count(*) from furniture_piece_photo
       where number = ? and configuration_id = ? and ${THERE}) < ? returning id`,
    [
      ...[generateEntityId(undefined, "fphoto"), order_id, configuration_id, number, photo.file_id, photo.by],
      ...[number, configuration_id, photo.most],
    ],
  );
  return rows.length > 0;
}

/** Shows a photo to its customer, or hides it again. Keeps the last time and the last member of staff for both; repeating it changes nothing. False where
 * there is none. */
export async function releasePhoto(
  run: Run,
  { number, configuration_id }: Piece,
  id: string,
  { released, by }: { released: boolean; by: string },
): Promise<boolean> {
  const [at, who] = released ? ["released_at", "released_by"] : ["taken_back_at", "taken_back_by"];
  const rows = await run(
    `update furniture_piece_photo set updated_at = now(),
       ${at} = case when ${RELEASED} = ? then ${at} else clock_timestamp() end, ${who} = case when ${RELEASED} = ? then ${who} else ? end
     where id = ? and number = ? and configuration_id = ? and ${THERE} returning id`,
    [released, released, by, id, number, configuration_id],
  );
  return rows.length > 0;
}

/** Photos whose person is forgotten and whose files may still be there, some at a time and others each time: some may be impossible to delete. */
export function discardedPhotos(run: Run): Promise<{ id: string; file_id: string }[]> {
  return run(
    `select id, file_id from furniture_piece_photo where discarded_at is not null and deleted_at is null
     order by random() limit 200`,
    [],
  );
}

/** The file is gone, and so is the row. */
export async function removePhoto(run: Run, id: string): Promise<void> {
  await run("delete from furniture_piece_photo where id = ? and discarded_at is not null", [id]);
}
