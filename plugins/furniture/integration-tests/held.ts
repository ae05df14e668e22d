import { rows, until } from "../../../tests/shopper/shop";

/** Holds what a key locks, as another server would; a job that holds it at this moment comes first. */
export function hold(key: string, seconds: number): Promise<void> {
  return until(async () => {
    const taken = await rows(
      `insert into locking (id, owner_id, expiration) values ($1, 'a test', now() + make_interval(secs => $2))
       on conflict do nothing returning id`,
      key,
      seconds,
    );
    return taken.length > 0;
  });
}

export async function letGo(key: string): Promise<void> {
  await rows("delete from locking where id = $1", key);
}
