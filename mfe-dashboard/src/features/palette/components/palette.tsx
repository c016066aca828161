import { Command } from 'cmdk';
import { useState } from 'react';
import { dataMessage } from 'shared-auth/error-words';
import { useUser } from 'shared-auth/session-provider';
import { Dialog } from 'shared-ui/dialog';
import { useNavigate } from 'shared-ui/router';
import type { Action } from '../../../lib/page-actions.ts';
import { matching, type Place } from '../places.ts';
import { keepRecent } from '../recent.ts';
import { useChoices } from '../use-choices.ts';
import { Choices, valueOf } from './choices.tsx';

/** What stands in the list: everything, or the choices of the action that asks which. */
function useLevels(sought: string, showKeys: () => void) {
  const all = useChoices(sought, showKeys);
  const [asking, setAsking] = useState<Action | null>(null);
  if (!asking) return { ...all, asking, setAsking };
  const choices = matching(asking.choices ?? [], sought).map(({ choice }) => choice);
  return { groups: [{ heading: asking.label, choices }], failure: null, asking, setAsking };
}

interface Props {
  readonly onClose: () => void;
  /** Opens the help of keys in its place. */
  readonly onHelp: () => void;
}

/** Pages, clients and whatever else can be read, and what can be done: by a few letters. */
export function Palette({ onClose, onHelp }: Props) {
  const { id: me } = useUser();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [current, setCurrent] = useState('');
  const sought = typed.trim();
  const { groups, failure, asking, setAsking } = useLevels(sought, onHelp);
  const values = groups.flatMap(({ heading, choices }) => choices.map((choice) => valueOf(heading, choice)));
  const write = (text: string) => {
    setTyped(text);
    setCurrent('');
  };
  const go = (place: Place) => {
    onClose();
    keepRecent(me, place);
    void navigate(place.to);
  };
  const run = (action: Action) => {
    if (action.choices) {
      setAsking(action);
      write('');
      return;
    }
    onClose();
    action.act?.();
  };
  return (
    <Dialog
      open
      mfe="mfe-dashboard"
      title={asking ? asking.label : 'Search and go'}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      className="mt-[8vh] mb-auto"
    >
      <Command
        shouldFilter={false}
        loop
        label={asking ? asking.label : 'Search and go'}
        // The first one, until somebody has moved: results that come later would leave nothing chosen.
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
          label="What can be chosen"
          className="mt-2 max-h-[min(26rem,55dvh)] overflow-y-auto overscroll-contain"
        >
          <Choices {...{ sought, groups, go, run }} />
        </Command.List>
      </Command>
      {failure === null ? null : (
        <p role="alert" className="text-sm text-danger">
          Clients and leads could not be searched. {dataMessage(failure)}
        </p>
      )}
    </Dialog>
  );
}
