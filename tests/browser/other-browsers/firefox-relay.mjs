#!/usr/bin/env node
// @ts-check
// Runs the Firefox at FIREFOX_PATH and passes WebDriver BiDi on between it and Playwright. Playwright takes this program for
// the browser: it starts it with Firefox's arguments and reads the address of the protocol from its error output.
//
// Playwright sets the colour scheme of each context with a command that the Firefox of long-term support does not know, and
// opens no page when it is refused. Such a refusal is answered as done here; a Firefox that knows the command carries it out.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { WebSocket, WebSocketServer } from "ws";

const MAY_BE_UNKNOWN = "emulation.setMediaFeaturesOverride";
const ANNOUNCEMENT = /WebDriver BiDi listening on (ws:\/\/\S+)/;

const firefox = spawn(process.env.FIREFOX_PATH ?? "firefox", process.argv.slice(2), {
  stdio: ["ignore", "inherit", "pipe"],
});
firefox.on("error", (error) => {
  console.error(error.message);
  process.exit(1);
});
firefox.on("exit", (code) => process.exit(code ?? 1));
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"]))
  process.on(signal, () => firefox.kill(signal));

createInterface({ input: firefox.stderr }).on("line", (line) => {
  const address = ANNOUNCEMENT.exec(line)?.[1];
  if (!address) return console.error(line);
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  server.on("connection", (playwright, { url = "/" }) => connect(playwright, new WebSocket(address + url)));
  server.on("listening", () => {
    const bound = server.address();
    if (bound && typeof bound === "object")
      console.error(`WebDriver BiDi listening on ws://127.0.0.1:${bound.port}`);
  });
});

/**
 * Passes messages on in both directions until one side closes.
 * @param {WebSocket} playwright
 * @param {WebSocket} browser not yet open
 */
function connect(playwright, browser) {
  /** @type {Set<unknown>} the ids of commands whose refusal is of no consequence */
  const forgiven = new Set();
  const opened = new Promise((resolve) => browser.once("open", resolve));
  playwright.on("message", async (data) => {
    const command = String(data);
    const { id, method } = JSON.parse(command);
    if (method === MAY_BE_UNKNOWN) forgiven.add(id);
    await opened;
    browser.send(command);
  });
  browser.on("message", (data) => {
    const answer = String(data);
    const { id, error } = JSON.parse(answer);
    const isForgiven = forgiven.delete(id) && error === "unknown command";
    playwright.send(isForgiven ? JSON.stringify({ type: "success", id, result: {} }) : answer);
  });
  browser.on("error", () => playwright.close());
  browser.on("close", () => playwright.close());
  playwright.on("close", () => browser.close());
}
