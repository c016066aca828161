import { Link, useLocation } from 'shared-ui/router';

export interface RecordTab {
  readonly id: string;
  readonly label: string;
  readonly address: string;
}

/** The parts of a record in its drawer, each at an address of its own. */
export function RecordTabs({
  label,
  tabs,
  shown,
}: {
  label: string;
  tabs: readonly RecordTab[];
  shown: string;
}) {
  const state: unknown = useLocation().state;
  return (
    <nav aria-label={label} className="-mx-1 overflow-x-auto border-b border-line px-1 print:hidden">
      <ul className="flex">
        {tabs.map(({ id, label: words, address }) => (
          <li key={id}>
            <Link
              to={address}
              replace
              state={state}
              preventScrollReset
              aria-current={id === shown ? 'page' : undefined}
              className="flex min-h-control items-center border-b-2 border-transparent px-3 whitespace-nowrap text-muted hover:text-ink aria-[current]:border-copper aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
