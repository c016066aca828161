import { lazy, Suspense, useEffect, useState } from 'react';
import { roleOf } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { Badge } from 'shared-ui/badge';
import { loadChunk } from 'shared-ui/late';
import { TextLink } from 'shared-ui/text-link';
import { paths } from 'shared-contract/paths';
import { isOpen, labelOfField, LONGEST_TITLE, parts, type Field } from '../story.ts';
import { valueOf } from '../keeping/doc.ts';
import type { useStory } from '../use-story.ts';
import { ClientChoice } from './client-choice.tsx';
import { ConflictNotice, PartField } from './part-field.tsx';
import { SavePill } from './save-pill.tsx';
import { StoryActions } from './story-actions.tsx';
import { StoryOutline } from './story-outline.tsx';
import { StoryPanels } from './story-panels.tsx';
import { UnsavedNotice } from './unsaved-notice.tsx';
import { statusLabels, statusTones, titleOf } from '../../../lib/story-words.ts';

const CompareDialog = lazy(async () => ({
  default: (
    await loadChunk(() => import(/* webpackChunkName: "dashboard-story-compare" */ './compare-dialog.tsx'))
  ).CompareDialog,
}));

type StoryOf = ReturnType<typeof useStory>;

/** Ctrl+S and Cmd+S send at once. */
function useSaveKey(save: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      save();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [save]);
}

function whoIsHere(names: readonly string[]): string {
  if (names.length === 0) return '';
  const [last = '', ...others] = names.toReversed();
  return others.length === 0 ? `${last} is here` : `${others.toReversed().join(', ')} and ${last} are here`;
}

/** A story as it is written: its parts, its way, and what is said about it. */
export function StoryEditor({ story, id }: { story: StoryOf; id: string }) {
  const { me, keeper, state, row, here, nameOf } = story;
  const { doc } = state;
  const role = roleOf(useSession().profile);
  const [compared, setCompared] = useState<Field | null>(null);
  const [clientName, setClientName] = useState<string | null | undefined>();
  const status = row?.status ?? doc.row?.status ?? 'draft';
  const isWriter = doc.isNew || row?.user_id === me;
  const isAdmin = role === 'admin';
  const isCoach = role === 'coach' && row?.clients?.coach_id === me;
  const isFrozen = !isOpen(status) || !(isWriter || isAdmin);
  const textOf = (field: Field) => valueOf(doc, field);
  useSaveKey(() => void keeper.flush(id));
  const change = (field: Field) => ({
    onChange: (value: string) => keeper.edit(id, field, value),
    onFocus: () => keeper.focus(id, field),
    onBlur: () => keeper.blur(id),
  });
  const title = change('title');
  const conflict = compared && doc.conflicts[compared];
  return (
    <>
      <header className="flex flex-col gap-2">
        <div className="flex min-h-control-sm flex-wrap items-center gap-x-3 gap-y-1">
          <span className="print:hidden">
            <TextLink to={paths.dashboard.stories}>Stories</TextLink>
          </span>
          <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>
          {isFrozen ? null : <SavePill state={state} onRetry={() => void keeper.flush(id)} />}
          <p role="status" className="text-sm text-info print:hidden">
            {whoIsHere(here.map(nameOf))}
          </p>
          {row ? (
            <div className="flex flex-wrap gap-2 sm:ml-auto print:hidden">
              <StoryActions
                id={id}
                status={status}
                standing={{ isWriter, isCoach, isAdmin }}
                valueOf={textOf}
                flush={async () =>
                  (await keeper.flush(id)) ? (keeper.stateOf(id)?.doc.row?.version ?? row.version) : null
                }
                onMoved={() => story.story.refetch()}
              />
            </div>
          ) : null}
        </div>
        {isFrozen ? (
          <h1 className="text-xl leading-tight wrap-anywhere">{titleOf(textOf('title'))}</h1>
        ) : (
          <>
            <h1 className="sr-only print:not-sr-only">{titleOf(textOf('title'))}</h1>
            <input
              aria-label="Title"
              placeholder="Title: what the reader will remember"
              value={textOf('title')}
              maxLength={LONGEST_TITLE}
              onChange={({ target }) => title.onChange(target.value)}
              onFocus={title.onFocus}
              onBlur={title.onBlur}
              className="min-h-control w-full rounded-md border border-edge bg-surface px-3 font-heading text-xl placeholder:text-muted print:hidden"
            />
            {doc.conflicts.title ? (
              <ConflictNotice
                conflict={doc.conflicts.title}
                nameOf={nameOf}
                onCompare={() => setCompared('title')}
              />
            ) : null}
          </>
        )}
        <ClientChoice
          name={clientName === undefined ? (row?.clients?.name ?? null) : clientName}
          isFrozen={isFrozen}
          onChoose={(client, name) => {
            keeper.edit(id, 'client_id', client);
            setClientName(name);
          }}
        />
        {state.phase === 'refused' ? <UnsavedNotice id={id} keeper={keeper} state={state} /> : null}
      </header>
      <StoryPanels
        outline={<StoryOutline isFilled={(part) => textOf(part).trim() !== ''} />}
        story={story}
        id={id}
        isWriter={isWriter}
        isArchived={status === 'archived'}
      >
        {parts.map((part) => (
          <PartField
            key={part.id}
            part={part}
            value={textOf(part.id)}
            isFrozen={isFrozen}
            conflict={doc.conflicts[part.id]}
            nameOf={nameOf}
            onCompare={() => setCompared(part.id)}
            {...change(part.id)}
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
              keeper.settle(id, compared, text);
              setCompared(null);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
