import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useUser } from 'shared-auth/session-provider';
import { Button } from 'shared-ui/button';
import { type Theme, useTheme } from 'shared-ui/theme';
import { notify } from 'shared-ui/toast';
import { rememberAccountTheme } from '../../lib/account-theme.ts';
import { setSingleKeys, useSingleKeys } from '../../lib/single-keys.ts';
import { useAction } from '../../lib/use-action.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { FailedQuery, Failure } from '../../ui/states.tsx';
import { DraftNotice, Panel, UnsavedBar, useDraft } from './parts.tsx';
import { labelOf, type Preferences, type Switches, switchDescriptions } from './preferences.ts';
import { readPreferences, savePreferences } from './queries.ts';
import { TabSkeleton } from './tabs.tsx';

const choices: readonly { value: Theme; label: string; text: string }[] = [
  { value: 'light', label: 'Light', text: 'Dark ink on vellum' },
  { value: 'dark', label: 'Dark', text: 'Light ink on blueprint' },
  { value: 'system', label: 'System', text: 'As your device is set' },
];

/** Applies to this device immediately, and to other devices after saving. */
function ThemeChoice({ onChoose }: { readonly onChoose: (theme: Theme) => void }) {
  const { theme } = useTheme();
  return (
    <fieldset>
      <legend className="sr-only">Theme</legend>
      <div className="grid gap-3 sm:grid-cols-3">
        {choices.map(({ value, label, text }) => (
          <label
            key={value}
            className="flex cursor-pointer items-start gap-3 rounded-md border border-edge p-3 has-checked:border-primary has-checked:bg-ground"
          >
            <input
              type="radio"
              name="theme"
              value={value}
              checked={theme === value}
              onChange={() => onChoose(value)}
              className="mt-0.5 size-5 shrink-0 accent-primary"
            />
            <span className="flex flex-col">
              <span className="font-semibold">{label}</span>
              <span className="text-sm text-muted">{text}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchRowProps {
  readonly label: string;
  readonly text?: string | undefined;
  readonly checked: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function SwitchRow({ label, text, checked, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-3 border-t border-line py-2 first:border-t-0 first:pt-0 last:pb-0">
      <label htmlFor={id} className="flex min-w-0 flex-1 cursor-pointer flex-col py-1">
        <span className="font-semibold">{label}</span>
        {text === undefined ? null : (
          <span id={`${id}-text`} className="text-sm text-muted">
            {text}
          </span>
        )}
      </label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-label={label}
        aria-describedby={text === undefined ? undefined : `${id}-text`}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        className="my-2 size-6 shrink-0 cursor-pointer accent-primary"
      />
    </div>
  );
}

interface SwitchPanelProps {
  readonly title: string;
  readonly switches: Switches;
  readonly onChange: (switches: Switches) => void;
}

function SwitchPanel({ title, switches, onChange }: SwitchPanelProps) {
  return (
    <Panel title={title}>
      <fieldset>
        <legend className="sr-only">{title}</legend>
        {Object.entries(switches).map(([key, isOn]) => (
          <SwitchRow
            key={key}
            label={labelOf(key)}
            text={switchDescriptions[key]}
            checked={isOn}
            onChange={(next) => onChange({ ...switches, [key]: next })}
          />
        ))}
      </fieldset>
    </Panel>
  );
}

const groups = ['notifications', 'privacy'] as const;

const areAlike = (one: Preferences, other: Preferences): boolean =>
  one.theme === other.theme &&
  groups.every((group) => Object.entries(one[group]).every(([key, isOn]) => other[group][key] === isOn));

function PreferencesForm({ saved }: { readonly saved: Preferences }) {
  const { id } = useUser();
  const queries = useQueryClient();
  const { theme, setTheme } = useTheme();
  const form = useRef<HTMLFormElement>(null);
  const { draft, storeDraft, dropDraft } = useDraft<Preferences>(`preferences:${id}`);
  const [chosen, setChosen] = useState(saved);
  /** The theme before the user selected one here. */
  const [deviceTheme, setDeviceTheme] = useState(theme);
  const isDirty = !areAlike(saved, chosen);
  const { act, isBusy, failure } = useAction({
    run: async (client) => {
      await savePreferences(client, id, chosen);
      rememberAccountTheme(chosen.theme);
      queries.setQueryData([id, 'preferences'], chosen);
      setDeviceTheme(theme);
      dropDraft();
    },
    done: 'Preferences saved successfully',
    failed: 'Nothing was saved. Your choices are still here.',
    isInline: true,
    onSettled: (isDone) => {
      if (!isDone) notify.error('Failed to save preferences');
    },
  });
  const choose = (values: Preferences, nextTheme: Theme) => {
    setChosen(values);
    setTheme(nextTheme);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void act();
  };

  return (
    <form ref={form} aria-label="Preferences" onSubmit={submit} className="flex flex-col gap-4">
      {draft && !isDirty ? (
        <DraftNotice
          at={draft.at}
          onPutBack={() => {
            choose(draft.values, draft.values.theme);
            dropDraft();
          }}
          onDiscard={dropDraft}
        />
      ) : null}
      <Panel
        title="Theme"
        lead="Applies to this device immediately. Save it to apply it to your other devices."
      >
        <ThemeChoice onChoose={(next) => choose({ ...chosen, theme: next }, next)} />
      </Panel>
      {groups.map((group) => (
        <SwitchPanel
          key={group}
          title={labelOf(group)}
          switches={chosen[group]}
          onChange={(switches) => setChosen({ ...chosen, [group]: switches })}
        />
      ))}
      <Failure text={failure} />
      <Button type="submit" busy={isBusy} className="self-start max-sm:w-full">
        {isBusy ? 'Saving...' : 'Save Preferences'}
      </Button>
      {isDirty ? (
        <UnsavedBar
          onSave={() => form.current?.requestSubmit()}
          onDiscard={() => choose(saved, deviceTheme)}
          onLeave={() => storeDraft(chosen)}
        />
      ) : null}
    </form>
  );
}

export function Component() {
  const query = useDataQuery('preferences', readPreferences);
  const hasSingleKeys = useSingleKeys();
  const hasFailed = query.isError && !query.data;
  useEffect(() => {
    if (hasFailed) notify.error('Failed to load user data');
  }, [hasFailed]);
  if (hasFailed) return <FailedQuery what="Your preferences" query={query} />;
  if (!query.data) return <TabSkeleton label="Preferences" panels={3} />;
  return (
    <>
      <PreferencesForm saved={query.data} />
      {/* Single-key shortcuts can conflict with dictation and other assistive technology, so the setting applies per device. */}
      <Panel title="Keyboard" lead="Stored on this device. It applies immediately.">
        <SwitchRow
          label="Single-key shortcuts"
          text="Keys such as / and ? without Ctrl or Cmd. Press ? on any page for the list."
          checked={hasSingleKeys}
          onChange={setSingleKeys}
        />
      </Panel>
    </>
  );
}
