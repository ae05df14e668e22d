import type { ConfigurationOf } from "@planke46/furniture-rules";
import { useTranslation } from "react-i18next";
import { queryOf } from "../../piece/address/address.ts";
import { sizeText } from "../../piece/facts.ts";
import type { ConfigurableKind } from "../../piece/kinds.ts";
import sign from "./room.svg?url";
import { type Viewer, viewerAddress } from "./viewer.ts";

interface RoomLinkProps {
  viewer: Viewer;
  kind: ConfigurableKind;
  configuration: ConfigurationOf<ConfigurableKind>;
}

/** Opens the furniture true to scale in the room of who asks. */
export function RoomLink({ viewer, kind, configuration }: RoomLinkProps) {
  const { t } = useTranslation();
  const query = queryOf(kind, configuration).toString();
  const address = viewerAddress(viewer, {
    model: `${location.origin}/model/${kind}`,
    query,
    title: `${t(`cart.kind.${kind}`)}, ${sizeText(configuration, t)}`,
    page: `${location.origin}${location.pathname}?${query}`,
    hangs: kind === "frame",
  });
  // Quick Look opens only from a link with a picture as its one element.
  return (
    <a className="scene-room" href={address} rel={viewer === "quickLook" ? "ar" : undefined}>
      <img src={sign} width={20} height={20} alt="" />
      <span>{t("scene.room")}</span>
    </a>
  );
}
