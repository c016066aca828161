import { Command } from 'cmdk';
import { Icon } from 'shared-ui/icon';
import type { Action } from '../../../lib/page-actions.ts';
import { isPlace, type Choice, type ChoiceGroup, type Place } from '../places.ts';

interface LineProps {
  readonly value: string;
  readonly label: string;
  readonly detail?: string | undefined;
  /** Whether it asks which. */
  readonly leadsOn?: boolean;
  readonly onSelect: () => void;
}

function Line({ value, label, detail, leadsOn = false, onSelect }: LineProps) {
  return (
    <Command.Item
      value={value}
      onSelect={onSelect}
      className="flex min-h-control cursor-pointer items-baseline gap-3 rounded-md px-3 py-1.5 data-[selected=true]:bg-ground data-[selected=true]:text-primary"
    >
      <span className="min-w-0 truncate">{label}</span>
      {detail ? <span className="ml-auto max-w-1/2 truncate text-sm text-muted">{detail}</span> : null}
      {leadsOn ? <Icon name="arrow-right" className="ml-auto size-4 self-center text-muted" /> : null}
    </Command.Item>
  );
}

const group =
  'py-1 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1 [&_[cmdk-group-heading]]:text-sm [&_[cmdk-group-heading]]:text-muted';

/** Names a choice within the palette. */
export const valueOf = (heading: string, choice: Choice): string =>
  `${heading} ${isPlace(choice) ? choice.to : choice.label}`;

interface ChoicesProps {
  readonly sought: string;
  readonly groups: readonly ChoiceGroup[];
  readonly go: (place: Place) => void;
  readonly run: (action: Action) => void;
}

/** What can be chosen: places by what they are, and what can be done. */
export function Choices({ sought, groups, go, run }: ChoicesProps) {
  return (
    <>
      <Command.Empty className="px-3 py-4 text-muted">{`Nothing matches “${sought}”.`}</Command.Empty>
      {groups.map(({ heading, choices }) => (
        <Command.Group key={heading} heading={heading} className={group}>
          {choices.map((choice) => {
            const value = valueOf(heading, choice);
            return isPlace(choice) ? (
              <Line
                key={value}
                value={value}
                label={choice.label}
                detail={choice.detail}
                onSelect={() => go(choice)}
              />
            ) : (
              <Line
                key={value}
                value={value}
                label={choice.label}
                leadsOn={choice.choices !== undefined}
                onSelect={() => run(choice)}
              />
            );
          })}
        </Command.Group>
      ))}
    </>
  );
}
