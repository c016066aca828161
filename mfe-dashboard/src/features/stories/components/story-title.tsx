import type { Conflict } from '../keeping/doc.ts';
import { LONGEST_TITLE } from '../story.ts';
import { ConflictNotice } from './part-field.tsx';

interface Props {
  readonly value: string;
  readonly conflict: Conflict | undefined;
  readonly nameOf: (person: string | null) => string;
  readonly onChange: (value: string) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly onCompare: () => void;
}

/** The title as it is written: one line, on as many as it takes. */
export function StoryTitle({ value, conflict, nameOf, onChange, onFocus, onBlur, onCompare }: Props) {
  return (
    <>
      <textarea
        data-saved
        aria-label="Title"
        placeholder="Title: what the reader will remember"
        rows={1}
        value={value}
        maxLength={LONGEST_TITLE}
        onChange={({ target }) => onChange(target.value.replaceAll(/\s*\n\s*/g, ' '))}
        onFocus={onFocus}
        onBlur={onBlur}
        className="field-sizing-content min-h-control w-full resize-none rounded-md border border-edge bg-surface px-3 py-1 font-heading text-xl placeholder:text-muted print:hidden"
      />
      {conflict ? <ConflictNotice conflict={conflict} nameOf={nameOf} onCompare={onCompare} /> : null}
    </>
  );
}
