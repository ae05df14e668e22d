/** By a text that React made, what a translator has put in its place. */
const translations = new WeakMap<Node, ChildNode>();
/** The other way round. */
const originals = new WeakMap<Node, Node>();

/**
 * Keeps a page true that the browser translates. A translator puts an element in the place of each text. React knows the texts that it
 * made: what changes, such as a price, it writes into texts that are out of the page, and removing one fails and ends the page. Here a text
 * comes back to its place before either, and the translator takes it from there anew.
 */
export function followTranslation(): void {
  const rewritten = new MutationObserver((changes) => {
    for (const { target } of changes) comeBack(target);
  });
  const follow = (text: Node, translation: Node) => {
    originals.set(translation, text);
    translations.set(text, translation as ChildNode);
    rewritten.observe(text, { characterData: true });
  };
  let isTranslated = false;
  new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
      const [gone, another] = removedNodes;
      const [come] = addedNodes;
      if (!gone || another || gone.isConnected) continue;
      const original = originals.get(gone);
      // Into another language, or back into ours by a text of the translator's own.
      if (original && come && come !== original) follow(original, come);
      if (gone.nodeType !== Node.TEXT_NODE || original) continue;
      // Put in its place, or beside it before it was taken out.
      const translation = [come, previousSibling, nextSibling].find(
        (node) => node?.nodeName === "FONT" && !originals.has(node),
      );
      if (!translation) continue;
      follow(gone, translation);
      if (!isTranslated) bringBackBeforehand();
      isTranslated = true;
    }
  }).observe(document, { childList: true, subtree: true });
}

/** React removes texts, and puts elements before them. */
function bringBackBeforehand(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    comeBack(child);
    return removeChild.call(this, child) as Child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(node: Child, before: Node | null): Child {
    if (before) comeBack(before);
    return insertBefore.call(this, node, before) as Child;
  };
}

function comeBack(text: Node): void {
  const translation = translations.get(text);
  if (translation?.isConnected && !text.isConnected) translation.replaceWith(text);
}
