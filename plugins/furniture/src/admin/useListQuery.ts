import { useSearchParams } from "react-router-dom";

type Wish<Name extends string> = Partial<Record<Name, string>> & { page?: number };

/**
 * What a list shows: its filters by name, and its page from 0. They are in the address, so that the way
 * back from an order leads to the same rows, and a link to them can be kept. `standard` holds where the address names nothing; another filter begins on the first page.
 */
export function useListQuery<Name extends string>(
  standard: Readonly<Record<Name, string>>,
): [filter: Record<Name, string>, page: number, change: (wish: Wish<Name>) => void] {
  const [search, setSearch] = useSearchParams();
  const names = Object.keys(standard) as Name[];
  const filter = Object.fromEntries(
    names.map((name) => [name, search.get(name) ?? standard[name]]),
  ) as Record<Name, string>;
  const page = Math.max(0, Number.parseInt(search.get("page") ?? "", 10) || 0);
  const change = ({ page: turned = 0, ...wish }: Wish<Name>) => {
    const wanted: Record<Name, string> = { ...filter, ...wish };
    const kept = names.filter((name) => wanted[name] !== standard[name]);
    const query = new URLSearchParams(kept.map((name) => [name, wanted[name]]));
    if (turned > 0) query.set("page", String(turned));
    setSearch(query, { replace: true });
  };
  return [filter, page, change];
}
