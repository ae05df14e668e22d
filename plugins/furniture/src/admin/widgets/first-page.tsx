import { defineWidgetConfig } from "@medusajs/admin-sdk";
import { useEffect } from "react";
import { useHref, useLocation, useNavigate } from "react-router-dom";

const FIRST_PAGE = "/today";

/**
 * Medusa opens on its orders; here „Heute“ comes first. A page of the admin that led to the login is shown after it, and the orders stay
 * where they are for a link to them.
 */
const FirstPage = () => {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const root = useHref("/");
  const wished: unknown = state?.from?.pathname;
  useEffect(() => {
    if (pathname === "/login" && (wished === undefined || wished === "/"))
      navigate(pathname, { replace: true, state: { from: { pathname: FIRST_PAGE } } });
    if (pathname === "/orders" && isFirstOf(root)) navigate(FIRST_PAGE, { replace: true });
  }, [pathname, wished, root, navigate]);
  return null;
};

/** Whether the browser loaded the admin by this address, and Medusa has led from there to its orders by itself. */
function isFirstOf(root: string): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  const path = loaded && new URL(loaded.name).pathname;
  const bare = (one: string | undefined) => one?.replace(/\/$/, "");
  // React Router counts the pages of a visit here, from 0.
  return bare(path) === bare(root) && window.history.state?.idx === 0;
}

export const config = defineWidgetConfig({ zone: ["login.before", "order.list.before"] });

export default FirstPage;
