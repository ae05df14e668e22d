import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "../toast/toasts.ts";
import { holdSteps } from "./holdSteps.ts";
import { useOnline } from "./useOnline.ts";

/**
 * Says in words that there is no connection, and goes when there is one again. Meanwhile no link and no form may take
 * the page away for a browser's own error page: what was typed stays.
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
