import { AddIcon, GenerateIcon, SortIcon } from "@sanity/icons";
import { OrderableDocumentList } from "@sanity/orderable-document-list";
import type { StructureBuilder, StructureResolverContext } from "sanity/structure";

export interface OrderableListOptions {
  id: string;
  title: string;
  type: string;
  /** What the button for a new document says. */
  create: string;
  /** A part of the documents of this type, with what its new documents begin as. */
  part?: { filter: string; params: Record<string, string>; template: string };
}

/** A list whose documents are dragged into the order in which the shop shows them. */
export function orderableList(
  S: StructureBuilder,
  context: StructureResolverContext,
  { id, title, type, create, part }: OrderableListOptions,
) {
  const list = S.documentTypeList(type)
    .title(title)
    .canHandleIntent((intent, params) =>
      // What is created in this list opens in it; the whole of a type is also where one of it is looked for.
      part ? intent === "create" && params.template === part.template : params.type === type,
    )
    .serialize();
  const template = part?.template ?? type;
  return Object.assign(list, {
    // Opening another document in the next pane must not render the list again; opening another list must.
    __preserveInstance: true,
    key: id,
    type: "component",
    component: OrderableDocumentList,
    options: {
      type,
      filter: part?.filter,
      params: part?.params,
      client: context.getClient({ apiVersion: API_VERSION }),
      currentVersion: "drafts",
    },
    menuItems: [
      S.menuItem()
        .title(create)
        .icon(AddIcon)
        .showAsAction(true)
        .intent({ type: "create", params: [{ type, template }, part?.params ?? {}] })
        .serialize(),
      S.menuItem().title("Pfeile zum Verschieben").icon(SortIcon).action("showIncrements").serialize(),
      S.menuItem().title("Reihenfolge neu vergeben").icon(GenerateIcon).action("resetOrder").serialize(),
    ],
  });
}

/** The version of Sanity's API the lists are written for. */
export const API_VERSION = "2025-02-19";
