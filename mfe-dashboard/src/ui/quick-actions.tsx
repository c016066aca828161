import { useRef, useState } from 'react';
import { Button } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { Link } from 'shared-ui/router';
import { useWrite } from '../lib/use-action.ts';
import { dashboardPages } from '../page-list.ts';

interface Props {
  readonly role: string;
  /** The open client, or the only selected one. If null, the action prompts for a client. */
  readonly clientId: string | null;
}

const actions = [
  { label: 'Schedule Client Review', path: dashboardPages.review.path, isOfStaff: true },
  { label: 'Generate Tax Projections', path: dashboardPages.projection.path, isOfStaff: false },
  { label: 'Send Client Update', path: dashboardPages.letter.path, isOfStaff: true },
] as const;

export function quickActionsOf({ role, clientId }: Props) {
  return actions
    .filter(({ isOfStaff }) => !isOfStaff || role !== 'user')
    .map(({ label, path }) => ({
      label,
      to: clientId === null ? path : `${path}?client=${encodeURIComponent(clientId)}`,
    }));
}

/**
 * Actions for a client. In the page header or, on wide screens, at the lower right next to the list's footer. Collapsed
 * by default.
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

interface ChoiceProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: string;
  readonly label: string;
  readonly save: (value: string) => Promise<void>;
}

/** A choice that a button saves: arrow keys move through the options without saving them. */
export function QuickChoice({ options, chosen, label, save }: ChoiceProps) {
  const [value, setValue] = useState(chosen);
  const { mutateAsync, isPending: isBusy } = useWrite(save);
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void mutateAsync(value);
      }}
    >
      <fieldset className="max-h-80 overflow-y-auto">
        <legend className="sr-only">{label}</legend>
        {options.map((option) => (
          <label key={option.value} className="flex min-h-control cursor-pointer items-center gap-3">
            <input
              type="radio"
              name="quick"
              value={option.value}
              checked={value === option.value}
              onChange={() => setValue(option.value)}
              className="size-4.5 shrink-0 cursor-pointer accent-primary"
            />
            <span className="min-w-0 wrap-anywhere">{option.label}</span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" busy={isBusy} disabled={value === chosen} className="self-start">
        Save
      </Button>
    </form>
  );
}
