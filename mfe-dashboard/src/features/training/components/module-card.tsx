import { PlanSymbol } from 'shared-ui/drawing';
import { Link } from 'shared-ui/router';
import { moduleAddress } from '../../../lib/training-addresses.ts';
import type { ModuleOutline } from '../module-types.ts';
import type { Progress } from '../progress.ts';
import { ProgressBar } from './progress-bar.tsx';

/** Of its key topics the card names the first. */
const TOPICS = 3;

interface Props {
  readonly module: ModuleOutline;
  /** Unknown while it is being read, and where it could not be. */
  readonly progress: Progress | undefined;
}

export function ModuleCard({ module, progress }: Props) {
  const { id, title, description, duration, level, category, icon, keyTopics } = module;
  const more = keyTopics.length - TOPICS;
  return (
    <li
      data-module={id}
      className="relative flex min-w-0 flex-col gap-3 rounded-md border border-line bg-surface p-4 focus-within:border-primary hover:border-primary"
    >
      <div className="flex items-start gap-3">
        <PlanSymbol strategy={icon} className="size-12 shrink-0" />
        <div className="min-w-0">
          <h2 className="text-lg leading-snug wrap-anywhere">
            <Link to={moduleAddress(id)} className="after:absolute after:inset-0 hover:text-primary">
              {title}
            </Link>
          </h2>
          <p className="text-sm text-muted">{category}</p>
        </div>
      </div>
      <p className="text-sm tabular-nums">
        {duration}, <span className="font-semibold">{level}</span>
      </p>
      <p>{description}</p>
      <ul className="flex flex-wrap gap-1.5 text-sm" aria-label="Key topics">
        {keyTopics.slice(0, TOPICS).map((topic) => (
          <li key={topic} className="rounded-sm border border-line px-2 py-0.5 wrap-anywhere">
            {topic}
          </li>
        ))}
        {more > 0 ? <li className="px-1 py-0.5 text-muted tabular-nums">+{more} more</li> : null}
      </ul>
      {/* Its place is kept until the progress is known. */}
      <div className="mt-auto min-h-5.5">
        {progress ? <ProgressBar percent={progress.percent} label={`Your progress in ${title}`} /> : null}
      </div>
    </li>
  );
}
