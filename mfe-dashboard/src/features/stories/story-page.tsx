import { lazy, Suspense, useEffect, useState } from 'react';
import { paths } from 'shared-contract/paths';
import { isUuid } from 'shared-contract/uuid';
import { ButtonLink } from 'shared-ui/button';
import { loadChunk } from 'shared-ui/chunks';
import { Icon } from 'shared-ui/icon';
import { useNavigate, useParams, useSearchParams } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import { Spinner } from 'shared-ui/spinner';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { titleOf } from '../../lib/labels.ts';
import { EmptyList, FailedQuery } from '../../ui/states.tsx';
import { valueOf } from './autosave/document.ts';
import { StoryPanels } from './comments.tsx';
import { type StoryView, useStory } from './live-story.ts';
import { SectionField } from './story-fields.tsx';
import { StoryHead } from './story-head.tsx';
import { type Field, labelOfField, type StorySection, sections } from './story.ts';

/** Links to the five sections. A check marks each one that has text. */
function StoryOutline({ isFilled }: { isFilled: (part: StorySection) => boolean }) {
  return (
    <nav aria-label="Parts of the story" className="print:hidden">
      <ol className="relative flex gap-1 overflow-x-auto lg:sticky lg:top-16 lg:flex-col">
        {sections.map(({ id, label }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#part-${id}`}
              onClick={(event) => {
                // Don't put the fragment in the address.
                event.preventDefault();
                const field = document.getElementById(`${id}-field`);
                document.getElementById(`part-${id}`)?.scrollIntoView({ block: 'start' });
                field?.focus({ preventScroll: true });
              }}
              className="flex min-h-control-sm items-center gap-1.5 rounded-md px-2 text-sm text-muted hover:bg-surface hover:text-ink pointer-coarse:min-h-11"
            >
              {isFilled(id) ? (
                <Icon name="circle-check" className="size-4 shrink-0 text-success" />
              ) : (
                <span aria-hidden="true" className="size-4 shrink-0 rounded-full border border-edge" />
              )}
              {label}
              <VisuallyHidden>{isFilled(id) ? ', written' : ', empty'}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const CompareDialog = lazy(async () => ({
  default: (
    await loadChunk(() => import(/* webpackChunkName: "dashboard-story-compare" */ './compare-dialog.tsx'))
  ).CompareDialog,
}));

/** Saves on Ctrl or Cmd with S. */
function useSaveKey({ autosave, id }: StoryView): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      void autosave.flush(id);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [autosave, id]);
}

function StoryEditor({ story }: { story: StoryView }) {
  const { id, autosave, state, nameOf, isFrozen, textOf, handlersOf } = story;
  const { doc } = state;
  const [compared, setCompared] = useState<Field | null>(null);
  useSaveKey(story);
  const conflict = compared && doc.conflicts[compared];
  return (
    <>
      <StoryHead story={story} onCompare={setCompared} />
      <StoryPanels outline={<StoryOutline isFilled={(part) => textOf(part).trim() !== ''} />} story={story}>
        {sections.map((part) => (
          <SectionField
            key={part.id}
            part={part}
            value={textOf(part.id)}
            isFrozen={isFrozen}
            conflict={doc.conflicts[part.id]}
            nameOf={nameOf}
            onCompare={() => setCompared(part.id)}
            {...handlersOf(part.id)}
          />
        ))}
      </StoryPanels>
      {compared && conflict ? (
        <Suspense fallback={null}>
          <CompareDialog
            field={compared}
            label={labelOfField(compared)}
            who={nameOf(conflict.by)}
            theirs={conflict.theirs}
            mine={textOf(compared)}
            onClose={() => setCompared(null)}
            onChoose={(text) => {
              autosave.settle(id, compared, text);
              setCompared(null);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}

const NEW = 'new';

function Story({ id }: { id: string }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const client = search.get('client');
  const isNew = search.get(NEW) !== null && isUuid(id);
  const story = useStory(id, isNew);
  const { autosave, state, row } = story;
  const isThere = Boolean(row);
  useEffect(() => {
    if (isThere && isNew)
      void navigate(paths.dashboard.story(id), { replace: true, preventScrollReset: true });
  }, [id, isNew, isThere, navigate]);
  const isFresh = row === null && isNew;
  useEffect(() => {
    if (isFresh && client && isUuid(client)) autosave.edit(id, 'client_id', client, true);
  }, [autosave, client, id, isFresh]);
  const hasDraft = Object.keys(state.doc.mine).length > 0;
  const heading = titleOf(valueOf(state.doc, 'title'));
  // Stories that were written offline are also shown offline.
  const isShown = isThere || isFresh || hasDraft || (isNew && story.story.isError);
  return (
    <>
      <Seo title={heading} description="A story in five parts." path={undefined} noindex />
      {isShown ? <StoryEditor story={story} /> : null}
      {!isShown && row === null ? (
        <EmptyList title="This story is not on your list.">
          <p>It was removed, or it is not yours to read.</p>
          <ButtonLink variant="secondary" size="sm" to={paths.dashboard.stories}>
            All stories
          </ButtonLink>
        </EmptyList>
      ) : null}
      {!isShown && story.story.isError ? <FailedQuery what="The story" query={story.story} /> : null}
      {!isShown && row === undefined && !story.story.isError ? <Spinner label="Loading the story" /> : null}
    </>
  );
}

export function Component() {
  const { id = '' } = useParams();
  return (
    <div className="flex flex-col gap-4">
      <Story key={id} id={id} />
    </div>
  );
}
