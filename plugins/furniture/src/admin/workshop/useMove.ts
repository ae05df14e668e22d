import { toast } from "@medusajs/ui";
import { STEP_NAMES } from "@planke46/furniture-rules";
import { useQueryClient } from "@tanstack/react-query";
import { useDeed } from "../useDeed";
import { type Move, moveOn, type Piece, takeBack } from "./requests";

/** Moves a piece on, or, with a reason, back; every list is read again, also when it was refused. */
export function useMove(onDone: (piece: Piece) => void = () => undefined) {
  const queries = useQueryClient();
  return useDeed({
    mutationFn: ({ reason, ...move }: Move & { reason?: string }) =>
      reason === undefined ? moveOn(move) : takeBack({ ...move, reason }),
    onSuccess: (piece) => {
      toast.success(`${piece.number} ist ${STEP_NAMES[piece.step]}`);
      onDone(piece);
    },
    onError: (error, { number }) =>
      toast.error(`${number} bleibt, wo es ist`, { description: error.message }),
    onSettled: () => queries.invalidateQueries(),
  });
}
