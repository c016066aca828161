import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { loadChunk } from 'shared-ui/chunks';
import { labelOfField, parts, type Field } from '../story.ts';
import { PartField } from './part-field.tsx';
import { StoryHead, useFields, useStanding, type StoryView } from './story-head.tsx';
import { StoryOutline } from './story-outline.tsx';
import { StoryPanels } from './story-panels.tsx';

const CompareDialog = lazy(async () => ({
  default: (
    await loadChunk(() => import(/* webpackChunkName: "dashboard-story-compare" */ './compare-dialog.tsx'))
  ).CompareDialog,
}));

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

/** A story as it is written: its parts, its way, and what is said about it. */
export function StoryEditor({ story, id }: { story: StoryView; id: string }) {
  const { keeper, state, nameOf } = story;
  const { doc } = state;
  const standing = useStanding(story);
  const { isFrozen, isWriter, status } = standing;
  const { textOf, change } = useFields(story, id, isFrozen);
  const [compared, setCompared] = useState<Field | null>(null);
  const save = useCallback(() => void keeper.flush(id), [id, keeper]);
  useSaveKey(save);
  const conflict = compared && doc.conflicts[compared];
  return (
    <>
      <StoryHead story={story} id={id} standing={standing} onCompare={setCompared} />
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
