export interface Words {
  de: string;
  en: string;
}

export function localized(type: "localeString" | "localeText", { de, en }: Words) {
  return { _type: type, de, en };
}
