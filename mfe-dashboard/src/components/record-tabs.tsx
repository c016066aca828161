import { useRef } from 'react';
import { Link, useLocation } from 'shared-ui/router';
import { tabLook, useShownInView } from './tabs.tsx';

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
  const row = useRef<HTMLElement>(null);
  useShownInView(row, shown);
  const state: unknown = useLocation().state;
  return (
    <nav
      ref={row}
      aria-label={label}
      className="-mx-1 overflow-x-auto border-b border-line px-1 print:hidden"
    >
      <ul className="flex">
        {tabs.map(({ id, label: words, address }) => (
          <li key={id}>
            <Link
              to={address}
              replace
              state={state}
              preventScrollReset
              aria-current={id === shown ? 'page' : undefined}
              className={tabLook}
            >
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
