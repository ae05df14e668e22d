import { Drawer, FocusModal, Heading, Prompt, Text } from "@medusajs/ui";
import {
  type ComponentProps,
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
} from "react";
import { useHeld } from "./useUnsaved";

interface OpenedDrawerProps extends ComponentProps<typeof Drawer.Content> {
  onClose: () => void;
  /** Something was typed that closing would lose: a key or a click beside the drawer asks first, and so does leaving the page. */
  unsaved?: boolean;
}

/**
 * A drawer that is there as long as it is open. Medusa's own gives the focus back to its trigger. This one has none, so it remembers
 * what opened it: who works with keys would otherwise begin again at the top of the page.
 */
export function OpenedDrawer({ onClose, unsaved = false, children, ...content }: OpenedDrawerProps) {
  const { close, question, ...focus } = useAskedClose(unsaved, onClose);
  return (
    <Drawer open onOpenChange={(open) => !open && close()}>
      <Drawer.Content {...content} {...focus}>
        {children}
        {question}
      </Drawer.Content>
    </Drawer>
  );
}

interface OpenedModalProps extends Pick<OpenedDrawerProps, "onClose" | "unsaved"> {
  title: string;
  description: string;
  children: ReactNode;
}

/** The same for the few fields of a short question. */
export function OpenedModal({ onClose, unsaved = false, title, description, children }: OpenedModalProps) {
  const { close, question, ...focus } = useAskedClose(unsaved, onClose);
  return (
    <FocusModal open onOpenChange={(open) => !open && close()}>
      <FocusModal.Content style={{ maxWidth: 480, margin: "auto", height: "fit-content" }} {...focus}>
        <FocusModal.Header />
        <FocusModal.Body className="flex flex-col gap-4 p-6">
          <FocusModal.Title asChild>
            <Heading>{title}</Heading>
          </FocusModal.Title>
          <FocusModal.Description asChild>
            <Text size="small" className="text-ui-fg-subtle">
              {description}
            </Text>
          </FocusModal.Description>
          {children}
        </FocusModal.Body>
        {question}
      </FocusModal.Content>
    </FocusModal>
  );
}

/** Closes what was opened, after a question where something is unsaved, and gives the focus back to what opened it. */
function useAskedClose(unsaved: boolean, onClose: () => void) {
  const [opener] = useState(() => document.activeElement);
  const [closing, setClosing] = useState(false);
  const blocker = useHeld(unsaved);
  const focused = useRef<HTMLElement | null>(null);
  const stay = () => {
    setClosing(false);
    blocker.reset?.();
  };
  const leave = () => (blocker.proceed ? blocker.proceed() : onClose());
  return {
    close: () => (unsaved ? setClosing(true) : onClose()),
    question: (
      <Unsaved open={closing || blocker.state === "blocked"} onStay={stay} onLeave={leave} back={focused} />
    ),
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
      // The question lies in the page elsewhere, though React hands its events on to here.
      if (currentTarget.contains(target)) focused.current = target;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener instanceof HTMLElement) opener.focus();
    },
  };
}

interface UnsavedProps {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
  /** What has the focus again afterwards. */
  back: RefObject<HTMLElement | null>;
}

/** Asked within the drawer: after Medusa's own question, which is asked beside it, the drawer would hear no key any more. */
function Unsaved({ open, onStay, onLeave, back }: UnsavedProps) {
  return (
    <Prompt open={open} onOpenChange={(stays) => !stays && onStay()} variant="confirmation">
      <Prompt.Content
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          back.current?.focus();
        }}
      >
        <Prompt.Header>
          <Prompt.Title>Schließen, ohne zu speichern?</Prompt.Title>
          <Prompt.Description>
            Was du hier geschrieben hast, ist noch nicht gespeichert und geht verloren.
          </Prompt.Description>
        </Prompt.Header>
        <Prompt.Footer>
          <Prompt.Cancel>Bleiben</Prompt.Cancel>
          <Prompt.Action onClick={onLeave}>Schließen</Prompt.Action>
        </Prompt.Footer>
      </Prompt.Content>
    </Prompt>
  );
}
