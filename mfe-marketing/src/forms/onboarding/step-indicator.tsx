import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { classes } from '../../classes.ts';

interface StepIndicatorProps {
  readonly titles: readonly string[];
  /** Index of the current one. */
  readonly current: number;
}

const state = (index: number, current: number) =>
  index < current ? 'done' : index === current ? 'current' : 'to come';

/** All steps as courses of one line: what is done, where one stands, what is to come. */
export function StepIndicator({ titles, current }: StepIndicatorProps) {
  return (
    <ol aria-label="Steps" className="flex gap-1 print:hidden">
      {titles.map((title, index) => (
        <li
          key={title}
          aria-current={index === current ? 'step' : undefined}
          className="min-w-0 flex-1 text-sm hyphens-auto"
        >
          <span
            aria-hidden="true"
            className={classes('mb-2 block h-2', index <= current ? 'bg-copper' : 'bg-line')}
          />
          <span className="sr-only lg:not-sr-only">
            <span className={classes('block pr-3', index === current ? 'font-semibold' : 'text-muted')}>
              {title}
            </span>
          </span>
          <VisuallyHidden> ({state(index, current)})</VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}
