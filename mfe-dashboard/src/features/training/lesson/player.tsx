import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { hasRole } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { Button, ButtonLink } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { Link, useNavigate } from 'shared-ui/router';
import { TextLink } from 'shared-ui/text-link';
import { useSingleKeys } from '../../../lib/single-keys.ts';
import { moduleAddress, sectionAddress } from '../../../lib/training.ts';
import { dashboardPages } from '../../../page-list.ts';
import { catalog } from '../content/outlines.ts';
import { headingId, type Lesson, ReadingProvider } from './load-lesson.ts';
import type { ModuleOutline, TrainingModule } from '../training-module.ts';
import { ProgressBar } from '../parts.tsx';
import { CHECK, PASSED, type Progress, type ProgressStore } from '../progress.ts';
import { lessonElements } from './elements.tsx';
import { BeforeReading, PrintedQuiz, Quiz } from './quiz.tsx';

/** Returns the next incomplete module in list order, and wraps around at the end. */
function nextModule(module: ModuleOutline, of: ProgressStore['of']): ModuleOutline | undefined {
  const at = catalog.findIndex(({ id }) => id === module.id);
  return [...catalog.slice(at + 1), ...catalog.slice(0, at)].find((one) => of(one).percent < 100);
}

function Completed({ module, of }: { module: ModuleOutline; of: ProgressStore['of'] }) {
  const { profile } = useSession();
  const next = nextModule(module, of);
  const message = hasRole(profile, 'coach', 'admin')
    ? 'We’ve notified the administrators.'
    : 'We’ve notified your coach.';
  return (
    <section
      aria-labelledby="completed"
      className="mt-6 flex flex-col items-start gap-2 rounded-md border border-success bg-surface p-4 print:hidden"
    >
      <h2 id="completed" className="text-lg">
        {next ? `${module.title} is complete` : 'All ten modules are complete'}
      </h2>
      {next ? (
        <>
          <p>Next: {next.title}.</p>
          <ButtonLink size="sm" to={moduleAddress(next.id)}>
            Open {next.title}
          </ButtonLink>
        </>
      ) : (
        <>
          <p>{message} You can read every module again.</p>
          <ButtonLink size="sm" variant="secondary" to={dashboardPages.training.path}>
            All strategies
          </ButtonLink>
        </>
      )}
    </section>
  );
}

interface ContentsProps {
  readonly module: ModuleOutline;
  readonly progress: Progress;
  readonly current: string;
}

/** A module's steps: its sections, then the quiz. */
function stepsOf({ sections }: ModuleOutline, { isRead, score }: Progress) {
  return [
    ...sections.map(({ id, title }, index) => ({ id, title, isDone: isRead(index + 1) })),
    { id: CHECK, title: 'Check', isDone: score !== null && score >= PASSED },
  ];
}

/** Next to the text from 1024 px. On narrow screens, a select. */
function Contents({ module, progress, current }: ContentsProps) {
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

/** Shows a warning if progress is stored only on this device, and nothing if it is saved. */
function SaveState({ failure, retry }: Pick<ProgressStore, 'failure' | 'retry'>) {
  return (
    <div role="status" className="text-sm print:hidden">
      {failure === null ? null : (
        <p className="flex flex-wrap items-center gap-2 rounded-md border border-warning px-3 py-1.5">
          Your progress is stored on this device. We’ll send it when you’re back online. {failure}
          <Button size="sm" variant="quiet" onClick={retry}>
            Try again
          </Button>
        </p>
      )}
    </div>
  );
}

/** Legal sources of the figures. Expanded in print. */
function Sources({ module }: { module: TrainingModule }) {
  if (module.sources.length === 0) return null;
  const list = (
    <ul className="mt-2 grid gap-2 text-sm">
      {module.sources.map(({ authority, year, says }) => (
        <li key={authority} className="break-inside-avoid">
          <span className="font-semibold">{authority}</span> ({year}): {says}
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <details className="mt-8 border-t border-line pt-3 print:hidden">
        <summary className="cursor-pointer font-semibold">Authorities ({module.sources.length})</summary>
        {list}
      </details>
      <section aria-label="Authorities" className="mt-8 hidden print:block">
        <h2 className="text-xl">Authorities</h2>
        {list}
      </section>
    </>
  );
}

/** True if focus is in a field or a dialog is open, so that single keys don't apply. */
const isTaken = (target: EventTarget | null): boolean =>
  document.querySelector('[role="dialog"], dialog[open], [role="menu"]') !== null ||
  (target instanceof Element &&
    target.closest('input:not([type="radio"]), select, textarea, [contenteditable]') !== null);

/** `[` and `]` open the previous and next section, unless the user is typing or has disabled single-key shortcuts. */
function useSectionKeys(before: (() => void) | null, after: (() => void) | null): void {
  const isOn = useSingleKeys();
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, isComposing, repeat, target } = event;
    if (!isOn || ctrlKey || metaKey || isComposing || repeat || isTaken(target)) return;
    const act = key === '[' ? before : key === ']' ? after : null;
    if (act === null) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

interface PlayerProps {
  readonly lesson: Lesson;
  /** A section's id, or the quiz. */
  readonly current: string;
  readonly store: ProgressStore;
}

/** Provides navigation between steps. The Next button marks a section as read; the keyboard shortcuts don't. */
function useSteps({ lesson: { module }, current, store }: PlayerProps) {
  const navigate = useNavigate();
  const steps = stepsOf(module, store.of(module));
  const at = steps.findIndex(({ id }) => id === current);
  const wayTo = (index: number) => {
    const step = steps[index];
    return step ? () => void navigate(sectionAddress(module.id, step.id)) : null;
  };
  const before = wayTo(at - 1);
  const after = wayTo(at + 1);
  useSectionKeys(before, after);
  // Move focus to the heading of a new section, but not on the first render.
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return undefined;
    shown.current = current;
    window.scrollTo({ top: 0 });
    // In the next frame, because the shell first moves focus to the content of a new address.
    const frame = requestAnimationFrame(() =>
      document.getElementById(headingId(current))?.focus({ preventScroll: true }),
    );
    return () => cancelAnimationFrame(frame);
  }, [current]);
  return { at, before, after, isCheck: current === CHECK };
}

function Foot(props: PlayerProps) {
  const { lesson, store } = props;
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
            store.markRead(module, at + 1);
            after?.();
          }}
        >
          Next <Icon name="arrow-right" />
        </Button>
      )}
    </div>
  );
}

/** Shows the contents and one section or the quiz. Print shows the complete module. */
export function Player(props: PlayerProps) {
  const { lesson, current, store } = props;
  const { module, Text } = lesson;
  const [openedAt] = useState(() => new Date().toISOString());
  const progress = store.of(module);
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
        <SaveState failure={store.failure} retry={store.retry} />
        <BeforeReading module={module} isFirst={current === module.sections[0]?.id} />
        <ReadingProvider value={{ lesson, current }}>
          <Text components={lessonElements} />
        </ReadingProvider>
        {/* Stays mounted, so that a reader who follows a link to a section doesn't lose the answers. */}
        <div hidden={current !== CHECK}>
          <Quiz module={module} progress={progress} onScore={(score) => store.recordScore(module, score)} />
        </div>
        {current === CHECK && progress.percent === 100 ? <Completed module={module} of={store.of} /> : null}
        {current === CHECK && progress.lesson < module.sections.length ? (
          <p className="mt-4 text-muted print:hidden">
            {progress.lesson} of {module.sections.length} sections count as read. They count in order, from
            the first.
          </p>
        ) : null}
        <Sources module={module} />
        <PrintedQuiz module={module} now={openedAt} />
        <Foot {...props} />
      </div>
    </article>
  );
}
