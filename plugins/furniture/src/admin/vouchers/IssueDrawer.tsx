import { Button, Drawer } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import type { FormEvent, ReactNode } from "react";
import { Refused } from "../ask";
import { Fault } from "../Notice";
import { OpenedDrawer } from "../OpenedDrawer";
import { useDeed } from "../useDeed";

export type FieldErrors = (path: string) => string | undefined;

interface Props<Issued> {
  title: string;
  description: string;
  button: string;
  onClose(): void;
  /** Sends what was typed. */
  issue(fields: FormData): Promise<Issued>;
  onIssued(issued: Issued): void;
  children(errorOf: FieldErrors): ReactNode;
}

/** The frame of both forms: sends once, shows each fault at its field, closes when done. */
export function IssueDrawer<Issued>(props: Props<Issued>) {
  const { title, description, button, onClose, issue, onIssued, children } = props;
  const queries = useQueryClient();
  const { mutate, isPending, error } = useDeed({
    mutationFn: issue,
    onSuccess: async (issued) => {
      await queries.invalidateQueries({ queryKey: ["furniture-vouchers"] });
      onIssued(issued);
    },
  });
  const refused = error instanceof Refused ? error : undefined;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) mutate(new FormData(event.currentTarget));
  };
  return (
    <OpenedDrawer onClose={onClose}>
      <form onSubmit={submit} className="flex h-full flex-col overflow-hidden">
        <Drawer.Header>
          <Drawer.Title>{title}</Drawer.Title>
          <Drawer.Description>{description}</Drawer.Description>
        </Drawer.Header>
        <Drawer.Body className="flex flex-1 flex-col gap-4 overflow-y-auto">
          {children((path) => refused?.at(path))}
          {!refused?.issues.length && <Fault error={error} />}
        </Drawer.Body>
        <Drawer.Footer>
          <Button type="button" size="small" variant="secondary" onClick={onClose}>
            Abbrechen
          </Button>
          <Button type="submit" size="small" isLoading={isPending}>
            {button}
          </Button>
        </Drawer.Footer>
      </form>
    </OpenedDrawer>
  );
}
