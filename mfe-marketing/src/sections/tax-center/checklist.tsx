import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { yearEnd } from '../../content/tax-center/tax-center-text.ts';
import { ChecklistActions } from './checklist-actions.tsx';
import { useChecklist } from './use-checklist.ts';

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

/** Ticks of somebody else, and what to do with them. */
function FromLink({ count, onTake, onOwn }: { count: string; onTake: () => void; onOwn: () => void }) {
  return (
    <Notice title={`These ticks came with the link: ${count} done.`} className="print:hidden">
      <p>Your own list on this device is as you left it.</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button size="sm" onClick={onTake}>
          Use these ticks
        </Button>
        <Button size="sm" variant="secondary" onClick={onOwn}>
          Show my own
        </Button>
      </div>
    </Notice>
  );
}

/** What to see to before the year ends, kept on this device. */
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
                  onToggle={() => {
                    toggle(id);
                  }}
                />
              ))}
            </ul>
          </fieldset>
        ))}
      </div>
      <p className="text-sm text-muted print:hidden">
        Your ticks stay on this device and are not sent to us. A shared link carries them in its address.
      </p>
    </div>
  );
}
