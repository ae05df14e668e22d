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

/**
 * Of glibc's allocator: its arenas, by default eight for each core; and in the storefront, which packs and keeps pages, from what size (bytes)
 * a block is mapped alone and given back, which otherwise grows with the largest block that was ever freed.
 */
export const ALLOCATOR = {
  storefront: { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "131072", MALLOC_TRIM_THRESHOLD_: "131072" },
  medusa: { MALLOC_ARENA_MAX: "2" },
};
