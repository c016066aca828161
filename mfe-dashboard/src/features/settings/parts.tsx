import { type ReactNode, useId, useState } from 'react';
import { onSignOut } from 'shared-auth/session-store';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { formatMoment } from '../../lib/format.ts';
import { LeaveGuard } from '../../ui/draft-form.tsx';

interface PanelProps {
  readonly title: string;
  readonly lead?: string;
  readonly isDanger?: boolean;
  readonly children: ReactNode;
}

export function Panel({ title, lead, isDanger = false, children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`flex flex-col gap-4 rounded-md border ${isDanger ? 'border-danger' : 'border-line'} bg-surface p-4`}
    >
      <div className="flex flex-col gap-1">
        <h2 id={id} className={`text-lg ${isDanger ? 'text-danger' : ''}`}>
          {title}
        </h2>
        {lead ? <p className="text-muted">{lead}</p> : null}
      </div>
      {children}
    </section>
  );
}

interface FactGridProps {
  readonly facts: Readonly<Record<string, string>>;
  readonly className: string;
}

/** Values by their terms, in columns. */
export function FactGrid({ facts, className }: FactGridProps) {
  return (
    <dl className={`grid gap-4 ${className}`}>
      {Object.entries(facts).map(([term, value]) => (
        <div key={term} className="min-w-0">
          <dt className="text-sm text-muted">{term}</dt>
          <dd className="font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface Draft<T> {
  readonly values: T;
  readonly at: Date;
}

/** Drafts of settings tabs. They last until the page unloads or the user signs out. */
const drafts = new Map<string, Draft<unknown>>();
onSignOut(() => drafts.clear());

/** Returns the draft from an earlier visit of the tab. The type is unchecked: a key always has the same type. */
export function useDraft<T>(key: string) {
  const [draft, setDraft] = useState(() => drafts.get(key) as Draft<T> | undefined);
  return {
    draft,
    storeDraft: (values: T) => void drafts.set(key, { values, at: new Date() }),
    dropDraft: () => {
      drafts.delete(key);
      setDraft(undefined);
    },
  };
}

interface DraftNoticeProps {
  readonly at: Date;
  readonly onPutBack: () => void;
  readonly onDiscard: () => void;
}

export function DraftNotice({ at, onPutBack, onDiscard }: DraftNoticeProps) {
  return (
    <Notice>
      <p>We saved your draft on {formatMoment(at.toISOString())}.</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={onPutBack}>
          Put it back
        </Button>
        <Button size="sm" variant="secondary" onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </Notice>
  );
}

interface UnsavedBarProps {
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  /** Called when the user leaves despite unsaved changes. Stores the draft. */
  readonly onLeave: () => void;
}

/** Stays in view while there are unsaved changes, and requires confirmation before the user leaves. */
export function UnsavedBar({ onSave, onDiscard, onLeave }: UnsavedBarProps) {
  return (
    <div
      role="region"
      aria-label="Unsaved changes"
      className="sticky bottom-0 z-[5] -mx-1 flex flex-wrap items-center gap-2 rounded-md border border-edge bg-surface px-3 py-2 shadow-md sm:px-4 print:hidden"
    >
      <p role="status" className="mr-auto font-semibold">
        Unsaved changes
      </p>
      <Button size="sm" variant="secondary" onClick={onDiscard}>
        Discard
      </Button>
      <Button size="sm" onClick={onSave}>
        Save
      </Button>
      <LeaveGuard isDirty={() => true} isTyped onLeave={onLeave} />
    </div>
  );
}
