import { toast } from "@medusajs/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useDeed } from "../useDeed";

interface InquirySource<Sheet, Change> {
  id: string;
  /** The key of one sheet in the query cache; its list's key is the same with an "s". */
  key: "furniture-message" | "furniture-withdrawal";
  load: (id: string) => Promise<Sheet>;
  /** Saves a change and answers with the sheet as it is now. */
  change: (id: string, change: Change) => Promise<Sheet>;
}

/** One inquiry, and the way to change it: what was saved shows at once, here, in its list and in the count of open ones. */
export function useInquiry<Sheet, Change>({ id, key, load, change }: InquirySource<Sheet, Change>) {
  const queries = useQueryClient();
  const { data: sheet, error, refetch } = useQuery({ queryKey: [key, id], queryFn: () => load(id) });
  const { mutate, isPending } = useDeed({
    mutationFn: (wanted: Change) => change(id, wanted),
    onSuccess: (changed) => {
      queries.setQueryData([key, id], changed);
      void queries.invalidateQueries({ queryKey: [`${key}s`] });
      void queries.invalidateQueries({ queryKey: ["furniture-open-inquiries"] });
      toast.success("Gespeichert");
    },
    onError: (fault) => {
      toast.error("Nicht gespeichert", { description: fault.message });
      // The reason may be that a colleague was faster: the sheet shows how it stands now.
      void queries.invalidateQueries({ queryKey: [key, id] });
    },
  });
  return { sheet, error, load: refetch, save: mutate, saving: isPending };
}
