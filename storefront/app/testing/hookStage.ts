import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { vi } from "vitest";

/** A hook that React runs as on a page, with its states and effects. */
interface Stage<Given, Answer> {
  /** What the hook answered last. */
  now: () => Answer;
  /** Everything it has answered, oldest first. */
  answers: readonly Answer[];
  /** Renders again, with other arguments where they are given. */
  again: (given?: Given) => Promise<void>;
  /** Does something and waits until React has rendered what follows from it. */
  after: (deed: () => unknown) => Promise<void>;
  /** The shopper leaves the page. */
  leave: () => Promise<void>;
}

/**
 * Runs a hook without a browser: React itself renders, into an element that can hold nothing. A hook that asks the page for more
 * finds what its test has stubbed.
 */
export async function onStage<Given, Answer>(
  hook: (given: Given) => Answer,
  first: Given,
): Promise<Stage<Given, Answer>> {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  stubWindow();
  const answers: Answer[] = [];
  let present = first;
  const play = () => answers.push(hook(present));
  const root = createRoot(new Nothing() as unknown as Element);
  const again = (given = present) => {
    present = given;
    return act(async () => root.render(createElement(Actor, { play })));
  };
  await again();
  return {
    now: () => answers.at(-1) as Answer,
    answers,
    again,
    after: (deed) =>
      act(async () => {
        await deed();
      }),
    leave: () => act(async () => root.unmount()),
  };
}

/** Shows nothing. */
function Actor({ play }: { play: () => void }): null {
  play();
  return null;
}

/** The window hears events, as do its document and whatever else a test puts into it. */
export function stubWindow<Parts extends object>(parts?: Parts): EventTarget & Parts {
  const known = globalThis.window as unknown;
  const stage = Object.assign(known instanceof EventTarget ? known : new EventTarget(), parts);
  // React asks for it on each change of the page.
  vi.stubGlobal("window", Object.assign(stage, { HTMLIFrameElement: class {} }));
  for (const name of ["addEventListener", "removeEventListener"] as const)
    vi.stubGlobal(name, stage[name].bind(stage));
  return stage as EventTarget & Parts;
}

/** What React asks of the element it renders into. */
class Nothing extends EventTarget {
  nodeType = 1;
  nodeName = "DIV";
  tagName = "DIV";
  namespaceURI = "http://www.w3.org/1999/xhtml";
  ownerDocument = null;
  textContent = "";
}
