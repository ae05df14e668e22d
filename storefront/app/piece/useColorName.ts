import { hexWords } from "@planke46/furniture-rules";
import { useEffect, useState } from "react";
import { useLanguage } from "../language/useLanguage.ts";
import type { Piece } from "./kinds.ts";

/**
 * What the colour of a piece is called: "Graphit", "RAL 5024 Pastellblau" (the number alone until the names are loaded), or
 * the hex value that was typed. null for a kind without steel.
 */
export function useColorName(
  { color }: Piece,
  colors: readonly { hex: string; name: string }[],
): string | null {
  const language = useLanguage();
  const ral = color?.chooseOwnColor ? color.ral : undefined;
  const [named, setNamed] = useState<{ ral: string; name: string | undefined } | null>(null);
  useEffect(() => {
    if (!ral) return;
    let wanted = true;
    const tell = ({ ralName }: typeof import("./RalList.tsx")) =>
      wanted && setNamed({ ral, name: ralName(ral, language) });
    import("./RalList.tsx").then(tell, () => {});
    return () => {
      wanted = false;
    };
  }, [ral, language]);
  if (!color) return null;
  if (ral) return [ral, named?.ral === ral && named.name].filter(Boolean).join(" ");
  const standard = color.chooseOwnColor ? undefined : colors.find(({ hex }) => hex === color.hex);
  return standard?.name ?? hexWords(color.hex, language);
}
