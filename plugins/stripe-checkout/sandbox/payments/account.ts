import { METHOD_TYPES, type MethodType } from "../store/records";
import type { State } from "../store/state";

const ONE = "*";

/** The methods of payment that are switched on in the account; a session filters them. */
export function acceptedMethods(state: State): readonly MethodType[] {
  return state.get("account", ONE)?.methods ?? METHOD_TYPES;
}

export function acceptMethods(state: State, methods: MethodType[]): void {
  state.put("account", ONE, { methods });
}
