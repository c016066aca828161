import { Command } from 'cmdk';
import { useState } from 'react';
import { dataMessage } from 'shared-auth/error-words';
import { useUser } from 'shared-auth/session-provider';
import { Icon } from 'shared-ui/icon';
import { useNavigate } from 'shared-ui/router';
import type { Action } from '../../lib/events.ts';
import { OpenDialog } from '../../ui/confirm-dialog.tsx';
import { useChoices } from './choices.ts';
import { type Choice, type ChoiceGroup, isLink, matching, storeRecent } from './links.ts';

const group =
  'py-1 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1 [&_[cmdk-group-heading]]:text-sm [&_[cmdk-group-heading]]:text-muted';

const valueOf = (heading: string, choice: Choice): string =>
  `${heading} ${isLink(choice) ? choice.to : choice.label}`;

interface ChoicesProps {
  readonly text: string;
  readonly groups: readonly ChoiceGroup[];
  readonly choose: (choice: Choice) => void;
}

function Choices({ text, groups, choose }: ChoicesProps) {
  return (
    <>
      <Command.Empty className="px-3 py-4 text-muted">{`Nothing matches “${text}”.`}</Command.Empty>
      {groups.map(({ heading, choices }) => (
        <Command.Group key={heading} heading={heading} className={group}>
          {choices.map((choice) => (
            <Command.Item
              key={valueOf(heading, choice)}
              value={valueOf(heading, choice)}
              onSelect={() => choose(choice)}
              className="flex min-h-control cursor-pointer items-baseline gap-3 rounded-md px-3 py-1.5 data-[selected=true]:bg-ground data-[selected=true]:text-primary"
            >
              <span className="min-w-0 truncate">{choice.label}</span>
              {isLink(choice) && choice.detail ? (
                <span className="ml-auto max-w-1/2 truncate text-sm text-muted">{choice.detail}</span>
              ) : null}
              {!isLink(choice) && choice.choices ? (
                <Icon name="arrow-right" className="ml-auto size-4 self-center text-muted" />
              ) : null}
            </Command.Item>
          ))}
        </Command.Group>
      ))}
    </>
  );
}

interface Props {
  readonly onClose: () => void;
  /** Replaces the palette with the keyboard help. */
  readonly onHelp: () => void;
}

export function Palette({ onClose, onHelp }: Props) {
  const { id: me } = useUser();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [current, setCurrent] = useState('');
  const text = typed.trim();
  const all = useChoices(text, onHelp);
  /** The action whose choices replace the others. */
  const [asking, setAsking] = useState<Action | null>(null);
  const groups = asking
    ? [
        {
          heading: asking.label,
          choices: matching(asking.choices ?? [], text).map(({ choice }) => choice),
        },
      ]
    : all.groups;
  const values = groups.flatMap(({ heading, choices }) => choices.map((choice) => valueOf(heading, choice)));
  const title = asking ? asking.label : 'Search and go';
  const write = (value: string) => {
    setTyped(value);
    setCurrent('');
  };
  const choose = (choice: Choice) => {
    if (!isLink(choice) && choice.choices) {
      setAsking(choice);
      write('');
      return;
    }
    onClose();
    if (isLink(choice)) {
      storeRecent(me, choice);
      void navigate(choice.to);
    } else choice.act?.();
  };
  return (
    <OpenDialog title={title} onClose={onClose} className="mt-[8vh] mb-auto">
      <Command
        shouldFilter={false}
        loop
        label={title}
        // Select the first choice until the user moves. Otherwise, results that load later would leave none selected.
        value={values.includes(current) ? current : (values[0] ?? '')}
        onValueChange={setCurrent}
      >
        <Command.Input
          autoFocus
          value={typed}
          maxLength={100}
          onValueChange={write}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Backspace' && currentTarget.value === '') setAsking(null);
          }}
          placeholder={asking ? 'Backspace goes back' : 'A page, a client, something to do'}
          className="min-h-control w-full rounded-md border border-edge bg-surface px-3 text-field placeholder:text-muted"
        />
        <Command.List
          label="Choices"
          className="mt-2 max-h-[min(26rem,55dvh)] overflow-y-auto overscroll-contain"
        >
          <Choices {...{ text, groups, choose }} />
        </Command.List>
      </Command>
      {asking || all.failure === null ? null : (
        <p role="alert" className="text-sm text-danger">
          Clients and leads could not be searched. {dataMessage(all.failure)}
        </p>
      )}
    </OpenDialog>
  );
}
