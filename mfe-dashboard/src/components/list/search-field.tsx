import { Icon } from 'shared-ui/icon';
import { useSearchText } from '../../lib/use-search-text.ts';

interface Props {
  /** What is looked for where: "Search by name or company". It names the field and stands in it while it is empty. */
  readonly label: string;
  /** What the address asks for. */
  readonly search: string;
  readonly write: (text: string) => void;
}

/** The search of a list, which the address keeps. */
export function SearchField({ label, search, write }: Props) {
  const { typed, setTyped } = useSearchText(search, write);
  return (
    <div className="relative min-w-0 grow basis-56 sm:max-w-96">
      <Icon
        name="search"
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
      />
      <input
        type="search"
        autoComplete="off"
        data-list-search
        aria-label={label}
        placeholder={label}
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className="min-h-control w-full rounded-md border border-edge bg-surface pr-3 pl-9 text-field placeholder:text-muted"
      />
    </div>
  );
}
