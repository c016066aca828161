import { Command } from 'cmdk';
import { useState } from 'react';
import { dataMessage } from 'shared-auth/error-words';
import { useUser } from 'shared-auth/session-provider';
import { Dialog } from 'shared-ui/dialog';
import { useNavigate } from 'shared-ui/router';
import type { Place, PlaceGroup } from '../places.ts';
import { keepRecent } from '../recent.ts';
import { useChoices, type Action } from '../use-choices.ts';

interface LineProps {
  readonly value: string;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly onSelect: () => void;
}

function Line({ value, label, detail, onSelect }: LineProps) {
  return (
    <Command.Item
      value={value}
      onSelect={onSelect}
      className="flex min-h-control cursor-pointer items-baseline gap-3 rounded-md px-3 py-1.5 data-[selected=true]:bg-ground data-[selected=true]:text-primary"
    >
      <span className="min-w-0 truncate">{label}</span>
      {detail ? <span className="ml-auto max-w-1/2 truncate text-sm text-muted">{detail}</span> : null}
    </Command.Item>
  );
}

const group =
  'py-1 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1 [&_[cmdk-group-heading]]:text-sm [&_[cmdk-group-heading]]:text-muted';

const valueOf = (heading: string, { to }: Place): string => `${heading} ${to}`;

interface ChoicesProps {
  readonly sought: string;
  readonly groups: readonly PlaceGroup[];
  readonly actions: readonly Action[];
  readonly go: (place: Place) => void;
}

function Choices({ sought, groups, actions, go }: ChoicesProps) {
  return (
    <>
      <Command.Empty className="px-3 py-4 text-muted">{`Nothing matches “${sought}”.`}</Command.Empty>
      {groups.map(({ heading, places: some }) => (
        <Command.Group key={heading} heading={heading} className={group}>
          {some.map((place) => (
            <Line
              key={place.to}
              value={valueOf(heading, place)}
              label={place.label}
              detail={place.detail}
              onSelect={() => go(place)}
            />
          ))}
        </Command.Group>
      ))}
      {actions.length > 0 ? (
        <Command.Group heading="Actions" className={group}>
          {actions.map(({ label, act }) => (
            <Line key={label} value={label} label={label} onSelect={act} />
          ))}
        </Command.Group>
      ) : null}
    </>
  );
}

/** Pages, clients and whatever else can be read, and what can be done: by a few letters. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { id: me } = useUser();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [current, setCurrent] = useState('');
  const sought = typed.trim();
  const { groups, actions, failure } = useChoices(sought, onClose);
  const values = [
    ...groups.flatMap(({ heading, places }) => places.map((place) => valueOf(heading, place))),
    ...actions.map(({ label }) => label),
  ];
  const go = (place: Place) => {
    onClose();
    keepRecent(me, place);
    void navigate(place.to);
  };
  return (
    <Dialog
      open
      mfe="mfe-dashboard"
      title="Search and go"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      className="mt-[8vh] mb-auto"
    >
      <Command
        shouldFilter={false}
        loop
        label="Search and go"
        // The first one, until somebody has moved: results that come later would leave nothing chosen.
        value={values.includes(current) ? current : (values[0] ?? '')}
        onValueChange={setCurrent}
      >
        <Command.Input
          autoFocus
          value={typed}
          maxLength={100}
          onValueChange={(text) => {
            setTyped(text);
            setCurrent('');
          }}
          placeholder="A page, a client, something to do"
          className="min-h-control w-full rounded-md border border-edge bg-surface px-3 text-field placeholder:text-muted"
        />
        <Command.List
          label="What can be chosen"
          className="mt-2 max-h-[min(26rem,55dvh)] overflow-y-auto overscroll-contain"
        >
          <Choices {...{ sought, groups, actions, go }} />
        </Command.List>
      </Command>
      {failure === null ? null : (
        <p role="alert" className="text-sm text-danger">
          Clients and others could not be searched. {dataMessage(failure)}
        </p>
      )}
    </Dialog>
  );
}
