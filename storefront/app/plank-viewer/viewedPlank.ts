/** A plank that can be looked at large. */
export interface ViewedPlank {
  id: string;
  title: string;
  /** Its small picture, 8:1, where one is on the page already. */
  image?: string;
}

/** What the store knows of a plank beside its name; sides in whole cm. */
export interface PlankMeasures {
  id: string;
  length: number;
  width: number;
  /** Whether its end grain was photographed too. */
  end: boolean;
}

/** Where the picture of a plank lies: its face for a thumbnail, or to be looked at closely, or its end grain. */
export function pictureOf(kind: string, plank: string, view: "face" | "large" | "end"): string {
  return `/stock/${kind}/${encodeURIComponent(plank)}/${view}`;
}
