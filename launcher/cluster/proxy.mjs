import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../command/places.mjs";

/** @typedef {import("./topology.mjs").InnerPorts} InnerPorts */
/** @typedef {import("../shop/part-environments.mjs").ShopFacts} ShopFacts */

const TEMPLATE = join(ROOT, "proxy/shop.conf.template");

/**
 * Fills the template's ${NAMES} in, as the proxy's image does with its variables.
 * @param {string} template
 * @param {Record<string, string>} values
 * @throws when the template names something that has no value
 */
export function filledIn(template, values) {
  return template.replace(/\$\{([A-Z_]+)\}/g, (_, name) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The proxy's template asks for ${name}.`);
    return value;
  });
}

/**
 * Writes nginx's configuration.
 * @param {ShopFacts} facts
 * @param {InnerPorts} inner
 * @returns {{ folder: string, config: string, log: string, remove: () => void }}
 */
export function writeProxyConfig({ settings, addresses }, inner) {
  const folder = proxyFolder(settings.dataDir);
  const log = join(settings.dataDir, "logs/proxy-access.log");
  mkdirSync(join(settings.dataDir, "logs"), { recursive: true });
  // Servers have other ports at every start; lines of an earlier one would name strangers.
  rmSync(log, { force: true });
  const config = join(folder, "nginx.conf");
  const servers = filledIn(readFileSync(TEMPLATE, "utf8"), valuesOf(settings, addresses, inner, folder, log));
  writeFileSync(config, `${mainConfig(folder)}\nhttp {\n${temporaryFolders(folder)}\n${servers}\n}\n`);
  return { folder, config, log, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * nginx started by root runs its workers as the user `nobody`, who needs access to this folder.
 * @param {string} dataDir
 */
function proxyFolder(dataDir) {
  if (process.getuid?.() === 0) {
    const folder = mkdtempSync("/tmp/planke46-proxy-");
    chmodSync(folder, 0o711);
    return folder;
  }
  const folder = join(dataDir, "proxy");
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** @param {string} folder */
function mainConfig(folder) {
  return `${process.getuid?.() === 0 ? `user nobody ${groupOfNobody()};` : ""}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 1024; }`;
}

/** Systems call it differently. */
function groupOfNobody() {
  const rows = (/** @type {string} */ path) =>
    readFileSync(path, "utf8")
      .split("\n")
      .map((line) => line.split(":"));
  const gid = rows("/etc/passwd").find(([name]) => name === "nobody")?.[3];
  return rows("/etc/group").find((row) => row[2] === gid)?.[0] ?? "nobody";
}

/** @param {string} folder */
function temporaryFolders(folder) {
  return ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join("\n");
}

/**
 * @param {import("../settings/settings.mjs").Settings} settings
 * @param {import("../shop/addresses.mjs").Addresses} addresses
 * @param {InnerPorts} inner
 * @param {string} folder
 * @param {string} log
 * @returns {Record<string, string>}
 */
function valuesOf({ host, ports, env, shopEnv }, addresses, inner, folder, log) {
  const secure = shopEnv === "production";
  const listen = (/** @type {number} */ port) => `${host}:${port}${secure ? " ssl" : ""}`;
  const name = (/** @type {string} */ address) => (secure ? new URL(address).hostname : "_");
  const upstream = (/** @type {number[]} */ list) =>
    list.map((port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=2s;`).join(" ");
  return {
    PROXY_FOLDER: folder,
    PROXY_LOG: log,
    PROXY_TLS: secure
      ? `ssl_certificate ${env.TLS_CERTIFICATE}; ssl_certificate_key ${env.TLS_KEY}; ssl_protocols TLSv1.2 TLSv1.3;`
      : "",
    STOREFRONT_SERVERS: upstream(inner.storefronts),
    MEDUSA_SERVERS: upstream(inner.servers),
    STUDIO_ADDRESS: `http://127.0.0.1:${inner.studio}`,
    SHOP_LISTEN: listen(ports.storefront),
    SHOP_NAME: name(addresses.storefront),
    MEDUSA_LISTEN: listen(ports.medusa),
    MEDUSA_NAME: name(addresses.medusa),
    STUDIO_LISTEN: listen(ports.studio),
    STUDIO_NAME: name(addresses.studio),
    INTERNAL_LISTEN: `127.0.0.1:${inner.internal}`,
    STATUS_LISTEN: `127.0.0.1:${inner.status}`,
  };
}
