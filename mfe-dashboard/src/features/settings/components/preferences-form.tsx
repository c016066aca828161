import { useQueryClient } from '@tanstack/react-query';
import { dataMessage } from 'shared-auth/error-words';
import { useUser } from 'shared-auth/session-provider';
import { getSupabase } from 'shared-auth/supabase-client';
import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { useTheme } from 'shared-ui/theme';
import { notify } from 'shared-ui/toast';
import { rememberAccountTheme } from '../../../lib/account-theme.ts';
import { savePreferences } from '../data/preferences.ts';
import { forgetValues, keepValues, keptValues } from '../kept-values.ts';
import type { Preferences } from '../preferences.ts';
import { KeptNotice } from './kept-notice.tsx';
import { Panel } from './panel.tsx';
import { SwitchList } from './switch-list.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import { UnsavedBar } from './unsaved-bar.tsx';

const areAlike = (one: Preferences, other: Preferences): boolean =>
  one.theme === other.theme &&
  (['notifications', 'privacy'] as const).every((group) =>
    Object.entries(one[group]).every(([key, isOn]) => other[group][key] === isOn),
  );

/** What is chosen, whether it is saved, and what was kept of an earlier time. */
function useChoice(saved: Preferences) {
  const { id } = useUser();
  const queries = useQueryClient();
  const { theme, setTheme } = useTheme();
  const key = `preferences:${id}`;
  const [kept, setKept] = useState(() => keptValues<Preferences>(key));
  const [chosen, setChosen] = useState(saved);
  /** The theme of this device before anything was chosen here. */
  const [deviceTheme, setDeviceTheme] = useState(theme);
  const dropKept = () => {
    forgetValues(key);
    setKept(undefined);
  };
  return {
    chosen,
    setChosen,
    kept,
    dropKept,
    isDirty: !areAlike(saved, chosen),
    putBack: (values: Preferences) => {
      setChosen(values);
      setTheme(values.theme);
      dropKept();
    },
    discard: () => {
      setChosen(saved);
      setTheme(deviceTheme);
    },
    keep: () => keepValues(key, chosen),
    save: async () => {
      await savePreferences(await getSupabase(), id, chosen);
      rememberAccountTheme(chosen.theme);
      queries.setQueryData([id, 'preferences'], chosen);
      setDeviceTheme(theme);
      dropKept();
    },
  };
}

/** Theme, notices and privacy: chosen here, in force for the account once they are saved. */
export function PreferencesForm({ saved }: { readonly saved: Preferences }) {
  const form = useRef<HTMLFormElement>(null);
  const { chosen, setChosen, kept, dropKept, isDirty, putBack, discard, keep, save } = useChoice(saved);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      await save();
      notify.success('Preferences saved successfully');
    } catch (cause) {
      notify.error('Failed to save preferences');
      setFailure(dataMessage(cause, { what: 'Nothing was saved. What you chose still stands here.' }));
    }
    setIsBusy(false);
  }

  return (
    <form
      ref={form}
      aria-label="Preferences"
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-4"
    >
      {kept && !isDirty ? (
        <KeptNotice at={kept.at} onPutBack={() => putBack(kept.values)} onDiscard={dropKept} />
      ) : null}
      <Panel title="Theme" lead="In force on this device at once. Save it, and your other devices follow.">
        <ThemeChoice onChoose={(next) => setChosen({ ...chosen, theme: next })} />
      </Panel>
      <Panel title="Notifications">
        <SwitchList
          legend="Notifications"
          switches={chosen.notifications}
          onChange={(notifications) => setChosen({ ...chosen, notifications })}
        />
      </Panel>
      <Panel title="Privacy">
        <SwitchList
          legend="Privacy"
          switches={chosen.privacy}
          onChange={(privacy) => setChosen({ ...chosen, privacy })}
        />
      </Panel>
      {failure === null ? null : (
        <Notice tone="danger" role="alert">
          <p>{failure}</p>
        </Notice>
      )}
      <Button type="submit" busy={isBusy} className="self-start max-sm:w-full">
        {isBusy ? 'Saving...' : 'Save Preferences'}
      </Button>
      {isDirty ? (
        <UnsavedBar onSave={() => form.current?.requestSubmit()} onDiscard={discard} onLeave={keep} />
      ) : null}
    </form>
  );
}
