import { formatNumber } from 'shared-contract/format';
import { Badge } from 'shared-ui/badge';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { formatMoment } from '../../lib/format.ts';
import type { StoryState } from './autosave/autosave.ts';
import type { Conflict } from './autosave/document.ts';
import { COUNTED_FROM, MAX_SECTION_LENGTH, type StorySection } from './story.ts';

const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** Formats `2:14 PM` in the user's time zone. Adds the date unless it is today. */
function clockOf(at: number | string): string {
  const moment = new Date(at);
  return moment.toDateString() === new Date().toDateString()
    ? time.format(moment)
    : formatMoment(moment.toISOString());
}

/**
 * Shows whether the text is saved, being saved, or stored only on this device. Announces a failure to screen readers.
 */
export function SavePill({
  state: { phase, savedAt, doc },
  onRetry,
}: {
  state: StoryState;
  onRetry: () => void;
}) {
  const at = savedAt ?? doc.row?.updated_at;
  const isTroubled = phase === 'offline' || phase === 'failed' || phase === 'refused';
  return (
    <p className="flex min-h-control-sm items-center text-sm print:hidden">
      {phase === 'saving' ? <span className="text-muted">Saving</span> : null}
      {phase === 'offline' ? <Badge tone="warning">Offline: kept on this device</Badge> : null}
      {phase === 'refused' ? <Badge tone="danger">Not saved</Badge> : null}
      {phase === 'failed' ? (
        <button type="button" onClick={onRetry} className="cursor-pointer">
          <Badge tone="danger">
            Not saved. <span className="underline">Try again</span>
          </Badge>
        </button>
      ) : null}
      {(phase === 'saved' || phase === 'idle') && at ? (
        <span className="text-muted tabular-nums">Saved {clockOf(at)}</span>
      ) : null}
      <VisuallyHidden role="status">
        {isTroubled
          ? phase === 'offline'
            ? 'Offline. What you type is kept on this device.'
            : 'Not saved.'
          : ''}
      </VisuallyHidden>
    </p>
  );
}

/** A text of the story that another user may have changed meanwhile. */
export interface StoryFieldProps {
  readonly value: string;
  readonly conflict: Conflict | undefined;
  readonly nameOf: (person: string | null) => string;
  readonly onChange: (value: string) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly onCompare: () => void;
}

type ConflictNoticeProps = Pick<StoryFieldProps, 'conflict' | 'nameOf' | 'onCompare'>;

export function ConflictNotice({ conflict, nameOf, onCompare }: ConflictNoticeProps) {
  if (!conflict) return null;
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

interface SectionFieldProps extends StoryFieldProps {
  readonly part: { readonly id: StorySection; readonly label: string; readonly guidance: string };
  readonly isFrozen: boolean;
}

export function SectionField(props: SectionFieldProps) {
  const { part, value, isFrozen, onChange, onFocus, onBlur } = props;
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
            maxLength={MAX_SECTION_LENGTH}
            aria-describedby={isCounted ? `${hint} ${count}` : hint}
            onChange={({ target }) => onChange(target.value)}
            onFocus={onFocus}
            onBlur={onBlur}
            className="field-sizing-content min-h-36 w-full resize-y rounded-md border border-edge bg-surface px-3 py-2 text-field print:hidden"
          />
          {/* In print, a textarea cuts off text that exceeds its height, so print shows a paragraph. */}
          <p aria-hidden="true" className="hidden wrap-anywhere whitespace-pre-line print:block">
            {value}
          </p>
          {isCounted ? (
            <p id={count} className="text-sm text-muted tabular-nums print:hidden">
              {formatNumber(value.length)} of {formatNumber(MAX_SECTION_LENGTH)} characters
            </p>
          ) : null}
          <ConflictNotice {...props} />
        </>
      )}
    </section>
  );
}
