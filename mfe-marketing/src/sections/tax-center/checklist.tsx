import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { paths } from 'shared-contract/paths';
import { checklistKey } from 'shared-contract/stored-keys';
import { Button } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { Notice } from 'shared-ui/notice';
import { yearEnd } from '../../content/tax-center/tax-center-text.ts';
import { shareLink } from '../../share-link.ts';
import { useAddressChoice } from '../../use-address-choice.ts';

const shareMessages = {
  shared: 'Link shared, with your ticks.',
  copied: 'Link copied, with your ticks.',
  failed: 'We could not share the link. Copy this page’s address instead; it has no ticks.',
};

/* Stores the checkmarks on this device. If storage is full or blocked, they last until the page unloads. */

const listeners = new Set<() => void>();
let unsaved: string | undefined;

/** Returns the stored text, which stays identical until something changes. */
function keptTicks(): string {
  if (unsaved !== undefined) return unsaved;
  try {
    return localStorage.getItem(checklistKey) ?? '';
  } catch {
    return '';
  }
}

function keepTicks(ids: readonly string[]): void {
  const text = ids.join('.');
  try {
    if (text === '') localStorage.removeItem(checklistKey);
    else localStorage.setItem(checklistKey, text);
    unsaved = undefined;
  } catch {
    unsaved = text;
  }
  listeners.forEach((listener) => listener());
}

/** Other tabs can also change the checkmarks. */
function watchTicks(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

const ids: readonly string[] = yearEnd.flatMap(({ tips }) => tips.map(({ id }) => id));

/** Parses tip ids, in the order of the list. Ignores ids from another year's list. */
const read = (text: string): readonly string[] => {
  const named = new Set(text.split('.'));
  return ids.filter((id) => named.has(id));
};

/** Returns a link that contains these checkmarks. */
function linkTo(ticks: readonly string[], origin: string): string {
  const query = new URLSearchParams({ tab: 'year-end', ...(ticks.length > 0 && { done: ticks.join('.') }) });
  return `${origin}${paths.taxCenter}?${query.toString()}`;
}

/**
 * State of the checklist: the device's own checkmarks, or those of a link (`?done=`). A device without checkmarks
 * adopts the link's. Otherwise, the visitor decides.
 */
function useChecklist() {
  const [valueOf, choose] = useAddressChoice();
  const text = useSyncExternalStore(watchTicks, keptTicks, () => '');
  const asked = valueOf('done');
  const own = useMemo(() => read(text), [text]);
  const sent = useMemo(() => read(asked), [asked]);
  const isSame = own.join('.') === sent.join('.');
  const settles = asked !== '' && (own.length === 0 || isSame);
  useEffect(() => {
    if (!settles) return;
    keepTicks(sent);
    choose({ done: '' }, { replace: true });
  }, [settles, sent, choose]);
  const isFromLink = asked !== '' && !settles;
  const endLink = () => {
    choose({ done: '' }, { replace: true });
  };
  return {
    count: ids.length,
    done: isFromLink || settles ? sent : own,
    isFromLink,
    toggle: (id: string) => {
      keepTicks(ids.filter((each) => own.includes(each) !== (each === id)));
    },
    put: keepTicks,
    takeSent: () => {
      keepTicks(sent);
      endLink();
    },
    showOwn: endLink,
  };
}

interface ChecklistActionsProps {
  readonly done: readonly string[];
  /** True if the checkmarks are from a link, so that the visitor can't clear them. */
  readonly isFixed: boolean;
  readonly onPut: (ticks: readonly string[]) => void;
}

const look = { size: 'sm', variant: 'secondary' } as const;

/** Actions for the complete list. Clearing it can be undone. */
function ChecklistActions({ done, isFixed, onPut }: ChecklistActionsProps) {
  const [cleared, setCleared] = useState<readonly string[]>([]);
  const clear = () => {
    setCleared(done);
    onPut([]);
  };
  const undo = () => {
    onPut(cleared);
    setCleared([]);
  };
  const isCleared = cleared.length > 0 && done.length === 0;
  return (
    <div className="flex flex-wrap gap-3 print:hidden noscript:hidden">
      <Button {...look} onClick={() => print()}>
        <Icon name="printer" />
        Print
      </Button>
      <Button
        {...look}
        onClick={() => void shareLink(linkTo(done, location.origin), 'Year-end tax checklist', shareMessages)}
      >
        <Icon name="external" />
        Share
      </Button>
      {/* One button for both actions, so that it retains focus. */}
      <Button
        {...look}
        disabled={isFixed || (done.length === 0 && !isCleared)}
        onClick={isCleared ? undo : clear}
      >
        <Icon name={isCleared ? 'retry' : 'close'} />
        {isCleared ? 'Undo' : 'Clear'}
      </Button>
    </div>
  );
}

interface TipProps {
  readonly id: string;
  readonly text: string;
  readonly isDone: boolean;
  readonly isFixed: boolean;
  readonly onToggle: () => void;
}

function Tip({ id, text, isDone, isFixed, onToggle }: TipProps) {
  return (
    <li className="border-b border-line last:border-0">
      <label className="flex min-h-12 cursor-pointer items-start gap-3 py-3 has-disabled:cursor-default">
        <input
          type="checkbox"
          name={id}
          checked={isDone}
          disabled={isFixed}
          onChange={onToggle}
          className="mt-0.5 size-6 shrink-0 cursor-pointer accent-primary disabled:cursor-default"
        />
        <span className={isDone ? 'text-muted' : undefined}>{text}</span>
      </label>
    </li>
  );
}

/** Offers to adopt the checkmarks of a link or to return to the visitor's own. */
function FromLink({ count, onTake, onOwn }: { count: string; onTake: () => void; onOwn: () => void }) {
  return (
    <Notice title={`These ticks came with the link: ${count} done.`} className="print:hidden">
      <p>Your own list on this device has not changed.</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button size="sm" onClick={onTake}>
          Use these ticks
        </Button>
        <Button size="sm" variant="secondary" onClick={onOwn}>
          Show my list
        </Button>
      </div>
    </Notice>
  );
}

/** The visitor's device stores the checkmarks. */
export function Checklist() {
  const { count, done, isFromLink, toggle, put, takeSent, showOwn } = useChecklist();
  const progress = `${String(done.length)} of ${String(count)}`;
  return (
    <div className="grid gap-6">
      {isFromLink ? <FromLink count={progress} onTake={takeSent} onOwn={showOwn} /> : null}
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="me-auto font-semibold tabular-nums noscript:hidden">
          {progress} done
        </p>
        <ChecklistActions done={done} isFixed={isFromLink} onPut={put} />
      </div>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2 print:block">
        {yearEnd.map(({ category, tips }, index) => (
          <fieldset key={category} className="min-w-0 print:mb-6">
            <legend className="mb-2 flex w-full items-baseline gap-3 border-b border-edge pb-2 font-heading text-lg font-semibold">
              <span aria-hidden="true" className="text-copper tabular-nums">
                {index + 1}
              </span>
              {category}
            </legend>
            <ul>
              {tips.map(({ id, text }) => (
                <Tip
                  key={id}
                  id={id}
                  text={text}
                  isDone={done.includes(id)}
                  isFixed={isFromLink}
                  onToggle={() => toggle(id)}
                />
              ))}
            </ul>
          </fieldset>
        ))}
      </div>
      <p className="text-sm text-muted print:hidden">
        Your ticks stay on this device. We don’t receive them. A shared link has them in its address.
      </p>
    </div>
  );
}
