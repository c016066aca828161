import { useEffect, useRef, useState } from 'react';
import { Button } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { useNavigate } from 'shared-ui/router';
import { TextLink } from 'shared-ui/text-link';
import { moduleAddress, sectionAddress } from '../../../lib/training-addresses.ts';
import { ProgressBar } from '../components/progress-bar.tsx';
import type { Lesson } from '../load-module.ts';
import { CHECK } from '../progress.ts';
import type { ProgressKeeper } from '../use-progress.ts';
import { Completed } from './completed.tsx';
import { Contents, stepsOf } from './contents.tsx';
import { headingId, ReadingProvider } from './lesson-context.ts';
import { lessonElements } from './lesson-elements.tsx';
import { PrintedQuiz } from './printed-quiz.tsx';
import { Quiz } from './quiz.tsx';
import { SaveState } from './save-state.tsx';
import { Sources } from './sources.tsx';
import { useSectionKeys } from './use-section-keys.ts';

interface Props {
  readonly lesson: Lesson;
  /** A section's id, or the check. */
  readonly current: string;
  readonly keeper: ProgressKeeper;
}

/** Where the reader is, and the ways on. Next marks a section read; a look ahead by key does not. */
function useSteps({ lesson: { module }, current, keeper }: Props) {
  const navigate = useNavigate();
  const steps = stepsOf(module, keeper.of(module));
  const at = steps.findIndex(({ id }) => id === current);
  const wayTo = (index: number) => {
    const step = steps[index];
    return step ? () => void navigate(sectionAddress(module.id, step.id)) : null;
  };
  const before = wayTo(at - 1);
  const after = wayTo(at + 1);
  useSectionKeys(before, after);
  // The heading is where reading goes on; the page's own first view keeps the focus that it has.
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return undefined;
    shown.current = current;
    window.scrollTo({ top: 0 });
    // After the shell, which takes focus to the content of a new address.
    const frame = requestAnimationFrame(() =>
      document.getElementById(headingId(current))?.focus({ preventScroll: true }),
    );
    return () => cancelAnimationFrame(frame);
  }, [current]);
  return { at, before, after, isCheck: current === CHECK };
}

function Foot(props: Props) {
  const { lesson, keeper } = props;
  const { module } = lesson;
  const { at, before, after, isCheck } = useSteps(props);
  const count = module.sections.length;
  return (
    <div className="mt-8 grid grid-cols-[1fr_auto_1fr] items-center gap-2 border-t border-line pt-4 print:hidden">
      <Button
        variant="secondary"
        disabled={before === null}
        onClick={() => before?.()}
        className="justify-self-start max-sm:px-3"
      >
        <Icon name="arrow-left" /> Previous
      </Button>
      <p className="text-center text-sm text-muted tabular-nums">
        {isCheck ? 'Check' : `Section ${String(at + 1)} of ${String(count)}`}
      </p>
      {isCheck ? null : (
        <Button
          className="justify-self-end max-sm:px-3"
          onClick={() => {
            keeper.markRead(module, at + 1);
            after?.();
          }}
        >
          Next <Icon name="arrow-right" />
        </Button>
      )}
    </div>
  );
}

/** A module as it is read: contents, one section or the check, and the ways on. Print has all of it. */
export function Player(props: Props) {
  const { lesson, current, keeper } = props;
  const { module, Text } = lesson;
  const [openedAt] = useState(() => new Date().toISOString());
  const progress = keeper.of(module);
  return (
    <article className="grid items-start gap-4 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-8 print:block">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 lg:col-span-2">
        <h1 className="text-lg leading-tight wrap-anywhere">
          <TextLink to={moduleAddress(module.id)}>{module.title}</TextLink>
        </h1>
        <div className="min-w-40 grow sm:max-w-64 print:hidden">
          <ProgressBar percent={progress.percent} label={`Your progress in ${module.title}`} />
        </div>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => window.print()}
          className="max-sm:hidden print:hidden"
        >
          <Icon name="printer" /> Print
        </Button>
      </header>
      <Contents module={module} progress={progress} current={current} />
      <div className="max-w-measure min-w-0 print:max-w-none">
        <SaveState sending={keeper.sending} onRetry={keeper.retry} />
        <ReadingProvider value={{ lesson, current }}>
          <Text components={lessonElements} />
        </ReadingProvider>
        {current === CHECK ? (
          <Quiz module={module} progress={progress} onScore={(score) => keeper.keepScore(module, score)} />
        ) : null}
        {current === CHECK && progress.percent === 100 ? <Completed module={module} of={keeper.of} /> : null}
        {current === CHECK && progress.lesson < module.sections.length ? (
          <p className="mt-4 text-muted print:hidden">
            {progress.lesson} of {module.sections.length} sections count as read: those in a row, from the
            first.
          </p>
        ) : null}
        <Sources module={module} />
        <PrintedQuiz module={module} now={openedAt} />
        <Foot {...props} />
      </div>
    </article>
  );
}
