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

const PLACEHOLDER = 'Title: what the reader will remember';

/** The title as it is written: one line, on as many as it takes. */
export function StoryTitle({ value, conflict, nameOf, onChange, onFocus, onBlur, onCompare }: Props) {
  return (
    <>
      {/* An invisible copy of the text sets the height: not every browser has `field-sizing`. */}
      <div
        data-text={`${value || PLACEHOLDER} `}
        className="grid grid-cols-1 font-heading text-xl *:[grid-area:1/1] after:invisible after:border after:px-3 after:py-1 after:wrap-break-word after:whitespace-pre-wrap after:content-[attr(data-text)] after:[grid-area:1/1] print:hidden"
      >
        <textarea
          data-saved
          aria-label="Title"
          placeholder={PLACEHOLDER}
          rows={1}
          value={value}
          maxLength={LONGEST_TITLE}
          onChange={({ target }) => onChange(target.value.replaceAll(/\s*\n\s*/g, ' '))}
          onFocus={onFocus}
          onBlur={onBlur}
          className="min-h-control w-full resize-none overflow-hidden rounded-md border border-edge bg-surface px-3 py-1 placeholder:text-muted"
        />
      </div>
      {conflict ? <ConflictNotice conflict={conflict} nameOf={nameOf} onCompare={onCompare} /> : null}
    </>
  );
}
