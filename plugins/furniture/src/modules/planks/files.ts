import type { Run } from "../../core/database";

/** Between storing a photo and adding its plank; what is younger may still get one. */
const UNDER_WAY = "interval '1 hour'";
const AT_ONCE = 100;

/** Notes that a picture was stored for the stock. `id` is what Medusa's file module calls it. */
export async function noteFile(run: Run, id: string): Promise<void> {
  await run("insert into furniture_plank_file (id) values (?) on conflict do nothing", [id]);
}

/**
 * Pictures that no plank shows, at most 100: among those at some addresses, or, without any, among all that are not
 * just being uploaded.
 */
export async function unusedFiles(run: Run, addresses?: readonly string[]): Promise<string[]> {
  const candidates = addresses
    ? "exists (select 1 from unnest(?::text[]) address where right(address, length(f.id) + 1) = '/' || f.id)"
    : `f.created_at < now() - ${UNDER_WAY}`;
  const rows = await run<{ id: string }>(
    `select f.id from furniture_plank_file f where ${candidates} and not exists (
       select 1 from furniture_plank p, unnest(array[p.image, p.normal_map, p.end_grain]) shown
       where p.deleted_at is null and right(shown, length(f.id) + 1) = '/' || f.id)
     limit ${AT_ONCE}`,
    addresses ? [[...addresses]] : [],
  );
  return rows.map(({ id }) => id);
}

/** A picture is deleted for good. */
export async function forgetFile(run: Run, id: string): Promise<void> {
  await run("delete from furniture_plank_file where id = ?", [id]);
}
