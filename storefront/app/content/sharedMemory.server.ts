/** An answer of the CMS, the time it arrived (ms since 1970) and the generation in which it was requested. */
export interface Answer {
  value: unknown;
  generation: string;
  loadedAt: number;
}

/** The CMS's answers that all processes of the shop share. No method rejects or takes long. */
export interface SharedMemory {
  /** The generation of now; every purge begins a new one. */
  generation: () => Promise<string>;
  beginGeneration: () => Promise<void>;
  read: (key: string) => Promise<Answer | undefined>;
  write: (key: string, answer: Answer) => Promise<void>;
  /** Whether this process is the one to ask again for what has grown old. */
  claim: (key: string) => Promise<boolean>;
  /** Whether purges that others receive do not arrive here at present. */
  isDeaf: () => boolean;
}

/** For a shop of one process, which knows everything itself. */
export function ownMemory(): SharedMemory {
  let generation = 0;
  return {
    generation: async () => String(generation),
    beginGeneration: async () => {
      generation++;
    },
    read: async () => undefined,
    write: async () => {},
    claim: async () => true,
    isDeaf: () => false,
  };
}
