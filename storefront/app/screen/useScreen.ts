import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { useRootData } from "../shop/useRootData.ts";
import { followScreen, reloadOnFirstPortrait } from "./followScreen.ts";
import { type PairedPage, pagePath, type Screen } from "./screen.ts";

/** The screen as the server knew it for this answer. */
export function useScreen(): Screen {
  return useRootData()?.screen ?? "desktop";
}

/** The path of a paired page that fits the present screen. */
export function usePagePath(): (page: PairedPage) => string {
  const screen = useScreen();
  return (page) => pagePath(page, screen);
}

/** Keeps the address on the variant that fits while the window changes or a link leads to the other one. */
export function useScreenRule(): void {
  const location = useLocation();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new address may be the other variant's
  useEffect(
    () => followScreen((address) => navigate(address, { replace: true, preventScrollReset: true })),
    [location, navigate],
  );
  useEffect(reloadOnFirstPortrait, []);
}
