import { Command } from 'cmdk';
import { Icon } from 'shared-ui/icon';
import type { Action } from '../../../lib/page-actions.ts';
import type { Place, PlaceGroup } from '../places.ts';

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

export const valueOf = (heading: string, { to }: Place): string => `${heading} ${to}`;

function Places({ heading, places, go }: PlaceGroup & { readonly go: (place: Place) => void }) {
  return (
    <Command.Group heading={heading} className={group}>
      {places.map((place) => (
        <Line
          key={place.to}
          value={valueOf(heading, place)}
          label={place.label}
          detail={place.detail}
          onSelect={() => go(place)}
        />
      ))}
    </Command.Group>
  );
}

interface ChoicesProps {
  readonly sought: string;
  readonly groups: readonly PlaceGroup[];
  /** Names what the actions are a choice of, where they are one. */
  readonly heading: string;
  readonly actions: readonly Action[];
  readonly lists: readonly Place[];
  readonly go: (place: Place) => void;
  readonly run: (action: Action) => void;
}

/** What can be chosen: places by what they are, then what can be done. */
export function Choices({ sought, groups, heading, actions, lists, go, run }: ChoicesProps) {
  return (
    <>
      <Command.Empty className="px-3 py-4 text-muted">{`Nothing matches “${sought}”.`}</Command.Empty>
      {groups.map((one) => (
        <Places key={one.heading} {...one} go={go} />
      ))}
      {actions.length > 0 ? (
        <Command.Group heading={heading} className={group}>
          {actions.map((action) => (
            <Line
              key={action.label}
              value={action.label}
              label={action.label}
              leadsOn={action.choices !== undefined}
              onSelect={() => run(action)}
            />
          ))}
        </Command.Group>
      ) : null}
      {lists.length > 0 ? <Places heading="Lists" places={lists} go={go} /> : null}
    </>
  );
}
