import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import type { Conflict } from '../keeping/doc.ts';
import { COUNTED_FROM, LONGEST_PART, type PartId } from '../story.ts';
import { clockOf } from './save-pill.tsx';

interface Props {
  readonly part: { readonly id: PartId; readonly label: string; readonly guidance: string };
  readonly value: string;
  readonly isFrozen: boolean;
  readonly conflict: Conflict | undefined;
  readonly nameOf: (person: string | null) => string;
  readonly onChange: (value: string) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly onCompare: () => void;
}

/** That somebody else has written in the same field. */
export function ConflictNotice({
  conflict,
  nameOf,
  onCompare,
}: Pick<Props, 'nameOf' | 'onCompare'> & { conflict: Conflict }) {
  const who = nameOf(conflict.by);
  return (
    <Notice
      tone="warning"
      role="alert"
      title={`Changed by ${who === 'You' ? 'you in another tab' : who} at ${clockOf(conflict.at)}.`}
    >
      <Button variant="secondary" size="sm" className="mt-1 self-start" onClick={onCompare}>
        Compare
      </Button>
    </Notice>
  );
}

/** One part of a story: written, or read where its text is frozen. */
export function PartField(props: Props) {
  const { part, value, isFrozen, conflict, onChange, onFocus, onBlur } = props;
  const [field, hint, count] = ['field', 'hint', 'count'].map((name) => `${part.id}-${name}`);
  const isCounted = value.length >= COUNTED_FROM;
  return (
    <section
      id={`part-${part.id}`}
      aria-labelledby={`${part.id}-name`}
      className="scroll-mt-16 break-inside-avoid-page"
    >
      <h2 className="text-lg" id={`${part.id}-name`}>
        {isFrozen ? part.label : <label htmlFor={field}>{part.label}</label>}
      </h2>
      {isFrozen ? (
        <p className="mt-1 max-w-measure wrap-anywhere whitespace-pre-line">
          {value || 'Nothing is written here.'}
        </p>
      ) : (
        <>
          <p id={hint} className="mt-0.5 mb-2 max-w-measure text-sm text-muted print:hidden">
            {part.guidance}
          </p>
          <textarea
            data-saved
            id={field}
            value={value}
            rows={6}
            maxLength={LONGEST_PART}
            aria-describedby={isCounted ? `${hint} ${count}` : hint}
            onChange={({ target }) => onChange(target.value)}
            onFocus={onFocus}
            onBlur={onBlur}
            className="field-sizing-content min-h-36 w-full resize-y rounded-md border border-edge bg-surface px-3 py-2 text-field print:hidden"
          />
          {/* A field is as high as its frame on paper: its words stand there by themselves. */}
          <p aria-hidden="true" className="hidden wrap-anywhere whitespace-pre-line print:block">
            {value}
          </p>
          {isCounted ? (
            <p id={count} className="text-sm text-muted tabular-nums print:hidden">
              {value.length.toLocaleString('en-US')} of {LONGEST_PART.toLocaleString('en-US')} characters
            </p>
          ) : null}
          {conflict ? <ConflictNotice {...props} conflict={conflict} /> : null}
        </>
      )}
    </section>
  );
}
