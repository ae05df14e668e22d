import { createRequire } from "node:module";

interface Express {
  application: { defaultConfiguration: () => void; disable: (setting: string) => void };
}

/**
 * Express names itself in every answer unless an app is told not to. Medusa makes its app by itself and serves the admin's
 * files before any middleware, so every app made from now on is told when it is made.
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
