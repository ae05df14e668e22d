import { type UseMutationOptions, type UseMutationResult, useMutation } from "@tanstack/react-query";
import { useRef } from "react";

/**
 * What a button or form does. The same deed is under way once: a second press that comes before the page shows the first one
 * would otherwise be a second voucher, offer or mail.
 */
export function useDeed<Answer, Input = void>(
  options: UseMutationOptions<Answer, Error, Input>,
): UseMutationResult<Answer, Error, Input> {
  const underWay = useRef(new Set<string>());
  const { onSettled } = options;
  const deed = useMutation<Answer, Error, Input>({
    ...options,
    onSettled: (...settled) => {
      underWay.current.delete(JSON.stringify(settled[2]));
      return onSettled?.(...settled);
    },
  });
  const mutate: typeof deed.mutate = (input, callbacks) => {
    const name = JSON.stringify(input);
    if (underWay.current.has(name)) return;
    underWay.current.add(name);
    deed.mutate(input, callbacks);
  };
  return { ...deed, mutate };
}
