import { Icon } from 'shared-ui/icon';
import { Link, useNavigate } from 'shared-ui/router';
import { sectionAddress } from '../../../lib/training-addresses.ts';
import type { ModuleOutline } from '../module-types.ts';
import { CHECK, PASSED, type Progress } from '../progress.ts';

interface Props {
  readonly module: ModuleOutline;
  readonly progress: Progress;
  readonly current: string;
}

/** What a module is read in: its sections, then the check. */
export function stepsOf({ sections }: ModuleOutline, { isRead, score }: Progress) {
  return [
    ...sections.map(({ id, title }, index) => ({ id, title, isDone: isRead(index + 1) })),
    { id: CHECK, title: 'Check', isDone: score !== null && score >= PASSED },
  ];
}

/** Beside the text from 1024 px up; on phones one select. */
export function Contents({ module, progress, current }: Props) {
  const navigate = useNavigate();
  const steps = stepsOf(module, progress);
  return (
    <nav aria-label="Contents" className="print:hidden">
      <label className="flex flex-col text-sm text-muted lg:hidden">
        Section
        <select
          value={current}
          onChange={({ target }) => void navigate(sectionAddress(module.id, target.value))}
          className="min-h-control w-full rounded-md border border-edge bg-surface px-3 text-field text-ink"
        >
          {steps.map(({ id, title, isDone }, index) => (
            <option key={id} value={id}>
              {id === CHECK ? '' : `${String(index + 1)}. `}
              {title}
              {isDone ? ' (done)' : ''}
            </option>
          ))}
        </select>
      </label>
      <ol className="sticky top-16 hidden lg:grid">
        {steps.map(({ id, title, isDone }) => (
          <li key={id}>
            <Link
              to={sectionAddress(module.id, id)}
              aria-current={id === current ? 'page' : undefined}
              className="grid min-h-control grid-cols-[1.25rem_minmax(0,1fr)] items-center gap-2 border-l-2 border-line px-3 py-1.5 text-sm hover:bg-surface aria-[current=page]:border-copper aria-[current=page]:bg-surface aria-[current=page]:font-semibold"
            >
              {isDone ? <Icon name="check" label="Read" className="size-4 text-success" /> : <span />}
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
