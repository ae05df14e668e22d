import { Drawer } from "@medusajs/ui";
import { type ComponentProps, useState } from "react";

interface OpenedDrawerProps extends ComponentProps<typeof Drawer.Content> {
  onClose: () => void;
}

/**
 * A drawer that is there as long as it is open. Medusa's own gives the focus back to its trigger. This one has none, so it remembers
 * what opened it: who works with keys would otherwise begin again at the top of the page.
 */
export function OpenedDrawer({ onClose, ...content }: OpenedDrawerProps) {
  const [opener] = useState(() => document.activeElement);
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()}>
      <Drawer.Content
        {...content}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (opener instanceof HTMLElement) opener.focus();
        }}
      />
    </Drawer>
  );
}
