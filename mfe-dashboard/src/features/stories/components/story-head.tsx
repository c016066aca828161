import { useState } from 'react';
import { roleOf } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { paths } from 'shared-contract/paths';
import { Badge } from 'shared-ui/badge';
import { TextLink } from 'shared-ui/text-link';
import { statusLabels, statusTones, titleOf } from '../../../lib/story-words.ts';
import { valueOf } from '../keeping/doc.ts';
import { isOpen, type Field } from '../story.ts';
import type { useStory } from '../use-story.ts';
import { ClientChoice } from './client-choice.tsx';
import { SavePill } from './save-pill.tsx';
import { StoryActions } from './story-actions.tsx';
import { StoryTitle } from './story-title.tsx';
import { UnsavedNotice } from './unsaved-notice.tsx';

export type StoryView = ReturnType<typeof useStory>;

function whoIsHere(names: readonly string[]): string {
  if (names.length === 0) return '';
  const [last = '', ...others] = names.toReversed();
  return others.length === 0 ? `${last} is here` : `${others.toReversed().join(', ')} and ${last} are here`;
}

/** The words of one field, wherever they are: what was typed stands above what is saved, but for a frozen text. */
export function useFields({ keeper, state }: StoryView, id: string, isFrozen: boolean) {
  const { doc } = state;
  return {
    textOf: (field: Field): string => (isFrozen ? (doc.row?.[field] ?? '') : valueOf(doc, field)),
    change: (field: Field) => ({
      onChange: (value: string) => keeper.edit(id, field, value),
      onFocus: () => keeper.focus(id, field),
      onBlur: () => keeper.blur(id),
    }),
  };
}

/** Who looks at the story, and what may be done with its words. */
export function useStanding({ me, row, state: { doc } }: StoryView) {
  const role = roleOf(useSession().profile);
  const status = row?.status ?? doc.row?.status ?? 'draft';
  const isWriter = row ? row.user_id === me : doc.row === null || doc.row.user_id === me;
  const isAdmin = role === 'admin';
  const isCoach = role === 'coach' && row?.clients?.coach_id === me;
  return { status, isWriter, isAdmin, isCoach, isFrozen: !isOpen(status) || !(isWriter || isAdmin) };
}

interface HeadProps {
  readonly story: StoryView;
  readonly id: string;
  readonly standing: ReturnType<typeof useStanding>;
  readonly onCompare: (field: Field) => void;
}

/** What the story is called, where it stands, whether it is saved, and where it can go. */
export function StoryHead({ story, id, standing, onCompare }: HeadProps) {
  const { keeper, state, row, here, nameOf } = story;
  const { status, isFrozen } = standing;
  const { textOf, change } = useFields(story, id, isFrozen);
  const [clientName, setClientName] = useState<string | null>();
  const chosen = clientName === undefined ? (row?.clients?.name ?? null) : clientName;
  const flush = async () =>
    (await keeper.flush(id)) ? (keeper.stateOf(id)?.doc.row?.version ?? null) : null;
  return (
    <header className="flex flex-col gap-2">
      <div className="flex min-h-control-sm flex-wrap items-center gap-x-3 gap-y-1">
        <span className="print:hidden">
          <TextLink to={paths.dashboard.stories}>Stories</TextLink>
        </span>
        <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>
        {isFrozen ? null : <SavePill state={state} onRetry={() => void keeper.flush(id)} />}
        <p role="status" className={here.length === 0 ? 'sr-only' : 'text-sm text-info print:hidden'}>
          {whoIsHere(here.map(nameOf))}
        </p>
        {row ? (
          <div className="flex flex-wrap gap-2 sm:ml-auto print:hidden">
            <StoryActions
              id={id}
              status={status}
              standing={standing}
              valueOf={textOf}
              flush={flush}
              onMoved={() => story.story.refetch()}
            />
          </div>
        ) : null}
      </div>
      <h1 className={isFrozen ? 'text-xl leading-tight wrap-anywhere' : 'sr-only print:not-sr-only'}>
        {titleOf(textOf('title'))}
      </h1>
      {isFrozen ? null : (
        <StoryTitle
          value={textOf('title')}
          conflict={state.doc.conflicts.title}
          nameOf={nameOf}
          onCompare={() => onCompare('title')}
          {...change('title')}
        />
      )}
      <ClientChoice
        name={chosen ?? (textOf('client_id') ? 'Chosen' : null)}
        isFrozen={isFrozen}
        onChoose={(client, name) => {
          change('client_id').onChange(client);
          setClientName(name);
        }}
      />
      {state.phase === 'refused' ? <UnsavedNotice id={id} keeper={keeper} state={state} /> : null}
    </header>
  );
}
