import { EyeOpenIcon } from "@sanity/icons";
import { createPreviewSecret } from "@sanity/preview-url-secret/create-secret";
import { useToast } from "@sanity/ui";
import { useState } from "react";
import { type DocumentActionComponent, useClient, useCurrentUser } from "sanity";
import type { Language } from "../../../plugins/furniture-rules/src/language/language.ts";
import { storefrontUrl } from "../connection.ts";
import { inLanguage, type Shown, shopPage } from "./shopPages.ts";

const API_VERSION = "2025-02-19";

/** Opens the shop's page of a document in a new tab, drafts included. */
export const germanPreview = previewAction("de", "Vorschau im Shop");
export const englishPreview = previewAction("en", "Vorschau auf Englisch");

function previewAction(language: Language, label: string): DocumentActionComponent {
  const action: DocumentActionComponent = ({ draft, published }) => {
    const client = useClient({ apiVersion: API_VERSION });
    const user = useCurrentUser();
    const toast = useToast();
    const [isOpening, setOpening] = useState(false);
    const document = (draft ?? published) as Shown | null;
    const page = document && shopPage(document);
    const shop = storefrontUrl();
    if (!page || !shop) return null;

    const open = async () => {
      // Opened within the click, or the browser would take it for an advertisement.
      const tab = window.open("about:blank", "_blank");
      setOpening(true);
      try {
        const address = new URL("/preview", shop);
        const { secret } = await createPreviewSecret(client, "planke46", window.location.href, user?.id);
        address.searchParams.set("sanity-preview-secret", secret);
        address.searchParams.set("sanity-preview-pathname", inLanguage(page, language));
        if (!tab) throw new Error("Der Browser hat das neue Fenster nicht geöffnet.");
        tab.opener = null;
        tab.location.href = address.href;
      } catch (error) {
        tab?.close();
        const description = error instanceof Error ? error.message : undefined;
        toast.push({ status: "error", title: "Die Vorschau ließ sich nicht öffnen.", description });
      } finally {
        setOpening(false);
      }
    };
    return { label, icon: EyeOpenIcon, disabled: isOpening, onHandle: () => void open() };
  };
  action.displayName = `PreviewAction(${language})`;
  return action;
}
