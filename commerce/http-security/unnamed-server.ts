import { createRequire } from "node:module";

interface Express {
  application: { defaultConfiguration: () => void; disable: (setting: string) => void };
}

/**
 * Removes `X-Powered-By: Express`. Medusa creates its app itself and serves the admin's files before any middleware, so
 * the default configuration of every app created from now on is changed.
 */
export function keepServerUnnamed(): void {
  const { application } = expressOfMedusa();
  const { defaultConfiguration } = application;
  application.defaultConfiguration = function (this: Express["application"]) {
    defaultConfiguration.call(this);
    this.disable("x-powered-by");
  };
}

/** The very one that Medusa loads, wherever npm has put it. */
function expressOfMedusa(): Express {
  const medusa = createRequire(__filename).resolve("@medusajs/medusa/package.json");
  return createRequire(medusa)("express");
}
