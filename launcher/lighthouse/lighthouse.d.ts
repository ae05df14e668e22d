/** What we use of Lighthouse, so that types can be checked where it is not installed. */
declare module "lighthouse" {
  export interface Result {
    runtimeError?: { message: string };
    categories: Record<
      string,
      { id: string; score: number | null; auditRefs: { id: string; weight: number }[] }
    >;
    audits: Record<
      string,
      { title: string; score: number | null; numericValue?: number; details?: { items?: unknown } }
    >;
  }
  interface Flags {
    port: number;
    logLevel: "error";
    output: "json";
    extraHeaders?: Record<string, string>;
    skipAudits?: string[];
  }
  export default function lighthouse(url: string, flags: Flags): Promise<{ lhr: Result } | undefined>;
}

declare module "chrome-launcher" {
  export function launch(options: {
    chromePath: string;
    chromeFlags: string[];
  }): Promise<{ port: number; kill(): void }>;
}
