import { useState, type ReactNode, type RefObject } from 'react';
import type { EntryGroup } from '../../content/calculators/calculator.ts';
import type { Entries, Problems } from './calculator.ts';
import { EntryField } from './entry-field.tsx';

interface EntryFormProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly label: string;
  readonly groups: readonly EntryGroup[];
  readonly filled: Entries;
  readonly problems: Problems;
  readonly onChange: (isTyped: boolean) => void;
  /** Somebody has finished with a field. */
  readonly onSettle: () => void;
  readonly children: ReactNode;
}

const isText = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'text';

/** The fields in their groups. A field is told what is wrong with it once somebody has left it, not while they type. */
export function EntryForm({
  form,
  label,
  groups,
  filled,
  problems,
  onChange,
  onSettle,
  children,
}: EntryFormProps) {
  const [typing, setTyping] = useState<string>();
  const settle = () => {
    setTyping(undefined);
    onSettle();
  };
  return (
    <form
      ref={form}
      aria-label={label}
      noValidate
      className="grid gap-8 print:hidden noscript:hidden"
      onInput={({ target }) => {
        if (isText(target)) setTyping(target.name);
        onChange(isText(target));
      }}
      onBlur={settle}
      onSubmit={(event) => {
        event.preventDefault();
        settle();
      }}
    >
      {groups.map(({ legend, entries }) => (
        <fieldset key={legend} className="min-w-0">
          <legend className="mb-4 w-full border-b border-edge pb-2 font-heading text-lg">{legend}</legend>
          {/* Not the fieldset itself: in WebKit the legend of a grid keeps its old width when the page gets narrower. */}
          <div className="grid gap-4">
            {entries.map((entry) => (
              <EntryField
                key={entry.name}
                entry={entry}
                filled={filled[entry.name] ?? ''}
                problem={typing === entry.name ? undefined : problems[entry.name]}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {children}
      {/* Without one, Enter does nothing in a form of several fields. */}
      <button type="submit" hidden>
        Calculate
      </button>
    </form>
  );
}
