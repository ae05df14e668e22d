import { isRouteErrorResponse, Link, useLocation, useRouteError } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { isLost, useReturn } from "../loading/lost.ts";
import { CHOOSER } from "../piece/pages.ts";

/** What a visitor sees at an unknown address, or when a page could not be made. Never a stack trace. */
export function ErrorPage() {
  const { t } = useTranslation();
  const error = useRouteError();
  const { pathname, search } = useLocation();
  if (isLost(error)) return <LostPage />;
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const tooMany = isRouteErrorResponse(error) && error.status === 429;
  const fault = missing ? "notFound" : tooMany ? "tooMany" : "error";
  return (
    <div className="mx-auto grid max-w-center gap-6 px-4 py-16 text-center">
      <BrokenPlank />
      <h1>{t(`faults.${fault}Title`)}</h1>
      <p>{t(`faults.${fault}`)}</p>
      <p className="flex flex-wrap justify-center gap-3">
        {missing ? (
          <Link to="/" className="button button-main">
            {t("shop.home")}
          </Link>
        ) : (
          <a href={pathname + search} className="button button-main">
            {t("faults.retry")}
          </a>
        )}
        <Link to={CHOOSER} className="button">
          {t("shop.configurator")}
        </Link>
        <Link to="/faq" className="button">
          {t("shop.faq")}
        </Link>
      </p>
    </div>
  );
}

function BrokenPlank() {
  return (
    <svg viewBox="0 0 320 90" aria-hidden="true" className="mx-auto w-full max-w-80">
      <path d="M6 34l140-6-9 11 8 8-7 8 9 9-141 4z" fill="#cdb182" />
      <path d="M162 29l152 8-2 34-147-8 8-9-9-8 9-8z" fill="#bd9f6c" />
      <path
        d="M20 44l112-4M20 54l110-3M184 43l112 6M186 53l112 6"
        stroke="#94784a"
        strokeWidth="1.4"
        fill="none"
      />
      <path d="M6 34l9-.4v34L6 68zm308 3l-9-.5-2 34 9 .5z" fill="#5f564a" />
    </svg>
  );
}

/** Shown instead of a page while the shop is unreachable. Loads the page as soon as the shop answers again. */
function LostPage() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  useReturn();
  return (
    <div className="mx-auto grid max-w-center gap-6 px-4 py-16 text-center">
      <h1>{t("loading.lostTitle")}</h1>
      <p>{t("loading.lost")}</p>
      <p>
        <a href={pathname + search} className="button button-main">
          {t("loading.retry")}
        </a>
      </p>
    </div>
  );
}
