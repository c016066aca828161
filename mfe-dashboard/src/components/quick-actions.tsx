import { useRef } from 'react';
import { Icon } from 'shared-ui/icon';
import { Link } from 'shared-ui/router';
import { ownPages } from '../own-pages.ts';

interface Props {
  readonly role: string;
  /** Whom they are for, where one client is open or selected; else they ask. */
  readonly clientId: string | null;
}

const actions = [
  { label: 'Schedule Client Review', path: ownPages.review.path, isOfStaff: true },
  { label: 'Generate Tax Projections', path: ownPages.projection.path, isOfStaff: false },
  { label: 'Send Client Update', path: ownPages.letter.path, isOfStaff: true },
] as const;

/** What a role does for one client, and where. */
export function quickActionsOf({ role, clientId }: Props) {
  return actions
    .filter(({ isOfStaff }) => !isOfStaff || role !== 'user')
    .map(({ label, path }) => ({
      label,
      to: clientId === null ? path : `${path}?client=${encodeURIComponent(clientId)}`,
    }));
}

/**
 * What is done for one client: a button of the head, and at the lower right of the page where there is room, beside the
 * foot of the list. It is folded to its title until it is wanted.
 */
export function QuickActions(props: Props) {
  const panel = useRef<HTMLDetailsElement>(null);
  const fold = () => {
    if (panel.current) panel.current.open = false;
  };
  return (
    <details
      ref={panel}
      className="relative z-5 xl:absolute xl:right-0 xl:bottom-0 print:hidden"
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !panel.current?.open) return;
        fold();
        panel.current.querySelector('summary')?.focus();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) fold();
      }}
    >
      <summary className="flex min-h-control-sm cursor-pointer list-none items-center justify-between gap-2 rounded-md border border-primary bg-surface px-4 text-sm font-semibold text-primary [&::-webkit-details-marker]:hidden">
        Quick Actions
        <Icon name="chevron-down" className="size-4 xl:rotate-180" />
      </summary>
      <ul className="absolute top-full right-0 mt-1 flex w-60 flex-col rounded-md border border-edge bg-surface py-1 xl:top-auto xl:bottom-full xl:mt-0 xl:mb-1">
        {quickActionsOf(props).map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-control-sm items-center px-4 py-1.5 hover:bg-ground hover:text-primary"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
