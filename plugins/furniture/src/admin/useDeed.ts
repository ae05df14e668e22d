import {
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect, useRef } from "react";

/**
 * What a button or form does. Without a connection it fails at once: it must not wait unseen and be done later, after staff have
 * given it up. The same deed is under way once: a second press that comes before the page shows the first one
 * would otherwise be a second voucher, offer or mail. Afterwards the focus is where it was, and every other page is read anew when it is
 * opened: what was done may count there too. With `readsAnew` this page is read anew as well, also where the deed was refused.
 */
export function useDeed<Answer, Input = void>({
  readsAnew = false,
  ...options
}: UseMutationOptions<Answer, Error, Input> & { readsAnew?: boolean }): UseMutationResult<
  Answer,
  Error,
  Input
> {
  const underWay = useRef(new Set<string>());
  const queries = useQueryClient();
  const { onSettled } = options;
  const deed = useMutation<Answer, Error, Input>({
    ...options,
    networkMode: "always",
    onSettled: (...settled) => {
      underWay.current.delete(JSON.stringify(settled[2]));
      if (readsAnew) return queries.invalidateQueries();
      void queries.invalidateQueries({ refetchType: "none" });
      return onSettled?.(...settled);
    },
  });
  const rememberFocus = useFocusBack(deed.isPending);
  const mutate: typeof deed.mutate = (input, callbacks) => {
    const name = JSON.stringify(input);
    if (underWay.current.has(name)) return;
    underWay.current.add(name);
    rememberFocus();
    deed.mutate(input, callbacks);
  };
  return { ...deed, mutate };
}

/**
 * A button of Medusa's is disabled while it loads, and loses the focus, which falls to the top of the page. It comes back here, or,
 * where the button is gone, to what it stood in.
 */
function useFocusBack(busy: boolean): () => void {
  const places = useRef<Element[]>([]);
  useEffect(() => {
    if (busy) return;
    const place = places.current.find((element) => element.isConnected);
    places.current = [];
    if (!(place instanceof HTMLElement) || document.activeElement !== document.body) return;
    if (place.tabIndex < 0) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }, [busy]);
  return () => {
    places.current = [];
    for (let at = document.activeElement; at && at !== document.body; at = at.parentElement) {
      places.current.push(at);
    }
  };
}
