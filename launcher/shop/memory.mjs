/**
 * How much memory the shop's own processes may take. V8 grows its heap to what the machine has rather than collect, and glibc keeps an
 * arena for each thread; both are bounded here. `images/Dockerfile` says the same to its containers, `docker-compose.yml` how
 * much these may have (`tests/repository/compose.test.ts` holds them together).
 */

/** Node's flags, MB: the storefront's live heap stays below 70 under load, Medusa's below 400. */
export const HEAP_FLAGS = {
  storefront: ["--max-old-space-size=128", "--max-semi-space-size=4"],
  medusa: ["--max-old-space-size=768"],
};

/** Arenas of glibc's allocator; its default is eight for each core. */
export const ALLOCATOR = { MALLOC_ARENA_MAX: "2" };
