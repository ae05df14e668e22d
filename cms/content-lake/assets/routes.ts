import { requestFailure } from "../failure.ts";
import { requireStaff } from "../http/access.ts";
import { type Exchange, type Reply, readBody } from "../http/exchange.ts";
import type { Router } from "../http/router.ts";
import type { Lake } from "../parts.ts";
import { MEDIA_TYPES } from "./metadata.ts";
import { imageParameters } from "./parameters.ts";
import { outputFormat, render } from "./render.ts";
import { LARGEST_UPLOAD_BYTES, type UploadWords, uploadFile, uploadImage } from "./upload.ts";

const IMAGE_NAME = /^([0-9a-f]{40})-(\d+)x(\d+)\.([a-z0-9]+)$/;
const FILE_NAME = /^[0-9a-f]{40}\.[a-z0-9]+$/;
/** The name holds the content's hash, so the content never changes. */
const FOR_EVER = "public, max-age=31536000, immutable";
/** Prevents scripts in an SVG or HTML file that is opened directly. */
const INERT = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Uploads (`assets/…`), images with their transforms (`images/…`) and other files (`files/…`). */
export function routeAssets(router: Router, lake: Lake): void {
  router.on("POST", "/assets/images/:dataset", (exchange) => upload(lake, exchange, uploadImage));
  router.on("POST", "/assets/files/:dataset", (exchange) => upload(lake, exchange, uploadFile));
  router.on("GET", "/images/:project/:dataset/:name", (exchange) => image(lake, exchange));
  // The name after the file is for people and search engines (the client's `vanityName`).
  router.on("GET", "/images/:project/:dataset/:name/:vanity", (exchange) => image(lake, exchange));
  router.on("GET", "/files/:project/:dataset/:name", (exchange) => file(lake, exchange));
}

async function upload(lake: Lake, exchange: Exchange, keep: typeof uploadImage): Promise<Reply> {
  requireStaff(exchange.viewer, "upload");
  const bytes = await readBody(exchange.request, LARGEST_UPLOAD_BYTES);
  const document = await keep(
    lake.store,
    lake.originals,
    lake.place,
    exchange.viewer,
    bytes,
    wordsOf(exchange),
  );
  return { json: { document } };
}

function wordsOf({ url, request }: Exchange): UploadWords {
  const word = (name: string) => url.searchParams.get(name) ?? undefined;
  return {
    filename: word("filename"),
    label: word("label"),
    title: word("title"),
    description: word("description"),
    creditLine: word("creditLine"),
    contentType: request.headers["content-type"],
    extracts: url.searchParams.has("meta") ? url.searchParams.getAll("meta") : undefined,
  };
}

async function image(lake: Lake, { path, url, request }: Exchange): Promise<Reply> {
  const name = path.name ?? "";
  const extension = IMAGE_NAME.exec(name)?.[4];
  if (extension === undefined || (await lake.originals.size(name)) === undefined) throw unknownAsset(name);
  const parameters = imageParameters(url.searchParams);
  const headers = {
    "cache-control": FOR_EVER,
    "cross-origin-resource-policy": "cross-origin",
    ...attachment(url, path.vanity ?? name),
  };
  const untouched = Object.keys(parameters).length === 0 || extension === "svg";
  if (untouched) {
    const type = MEDIA_TYPES[extension] ?? "application/octet-stream";
    const inert = { "content-type": type, "content-security-policy": INERT };
    return { headers: { ...headers, ...inert }, body: lake.originals.read(name) };
  }
  const format = outputFormat(parameters, extension, request.headers.accept ?? "");
  const recipe = JSON.stringify([name, format, Object.entries(parameters).sort()]);
  const body = await lake.rendered.get(recipe, () => render(lake.originals.path(name), parameters, format));
  return {
    headers: { ...headers, "content-type": MEDIA_TYPES[format] ?? "image/png", vary: "Accept, Origin" },
    body,
  };
}

async function file(lake: Lake, { path, url }: Exchange): Promise<Reply> {
  const name = path.name ?? "";
  if (!FILE_NAME.test(name) || (await lake.originals.size(name)) === undefined) throw unknownAsset(name);
  const document = [...lake.store.documents.values()].find(
    (candidate) => candidate._type === "sanity.fileAsset" && String(candidate.path).endsWith(`/${name}`),
  );
  const type = typeof document?.mimeType === "string" ? document.mimeType : "application/octet-stream";
  const headers = { "content-type": type, "cache-control": FOR_EVER, "content-security-policy": INERT };
  return { headers: { ...headers, ...attachment(url, name) }, body: lake.originals.read(name) };
}

/** `?dl=` asks for a download instead of a view; its value may give the file a name. */
function attachment(url: URL, name: string): Record<string, string> {
  const given = url.searchParams.get("dl");
  if (given === null) return {};
  return { "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(given || name)}` };
}

function unknownAsset(name: string) {
  return requestFailure(404, "Not Found", `There is no asset "${name}"`);
}
