// Plugins are built without types; these are what this folder asks of ours.

declare module "@planke46/furniture/core/request-id" {
  export function currentRequestId(): string | undefined;
  export function runForRequest<T>(id: string | undefined, work: () => T): T;
  export function newJobId(): string;
  export function isRequestId(id: unknown): id is string;
  export function markEventsWithRequestId(
    container: import("@medusajs/framework/types").MedusaContainer,
  ): void;
}

declare module "@planke46/furniture/domain/metrics/shop-figures" {
  export function shopFigures(connection: {
    raw(statement: string): PromiseLike<unknown>;
  }): Promise<{ name: string; help: string; labels: Record<string, string>; value: number }[]>;
}

declare module "@planke46/furniture/domain/papers/skip-numbers" {
  export function skipNumbers(
    container: import("@medusajs/framework/types").MedusaContainer,
    count: number,
  ): Promise<{ order: string; invoice: string; credit_note: string }>;
}
