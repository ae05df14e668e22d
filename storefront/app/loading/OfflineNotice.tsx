import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "../toast/toasts.ts";
import { holdSteps } from "./holdSteps.ts";
import { useOnline } from "./useOnline.ts";

/**
 * Shows a message while there is no connection. Meanwhile it blocks links and forms, so that the browser's error page
 * does not replace the page and typed data stay.
 */
export function OfflineNotice() {
  const { t } = useTranslation();
  const online = useOnline();
  const [wasOffline, setWasOffline] = useState(false);
  useEffect(() => {
    if (!online) setWasOffline(true);
    else if (wasOffline) {
      setWasOffline(false);
      toast((t) => t("loading.online"));
    }
  }, [online, wasOffline]);
  useEffect(() => (online ? undefined : holdSteps(() => toast((t) => t("loading.offlineStep")))), [online]);
  return (
    <div role="status" className="no-print">
      {online ? null : <p className="offline">{t("loading.offline")}</p>}
    </div>
  );
}
