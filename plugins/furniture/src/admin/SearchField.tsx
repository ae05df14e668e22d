import { Input } from "@medusajs/ui";
import { Labelled } from "./Field";
import { useTyped } from "./useTyped";

/** As much as the server searches for. */
const MOST_LETTERS = 100;

interface SearchFieldProps {
  id: string;
  label: string;
  /** How it lies among the filters beside it. */
  className?: string;
  /** What is searched for now. */
  text: string;
  /** Hears of what is typed once the typing pauses. */
  onSearch: (text: string) => void;
}

/** The field by which a list is searched. */
export function SearchField({
  id,
  label,
  className = "flex grow flex-col gap-1 sm:max-w-72",
  text,
  onSearch,
}: SearchFieldProps) {
  const [typed, setTyped] = useTyped(text, onSearch);
  return (
    <Labelled id={id} label={label} className={className}>
      <Input
        enterKeyHint="search"
        maxLength={MOST_LETTERS}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Labelled>
  );
}
