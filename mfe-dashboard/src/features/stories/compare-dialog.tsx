import { diffWordsWithSpace } from 'diff';
import { useMemo, useState } from 'react';
import { Button } from 'shared-ui/button';
import { OpenDialog } from '../../ui/confirm-dialog.tsx';
import { type Field, MAX_SECTION_LENGTH, MAX_TITLE_LENGTH } from './story.ts';

interface Props {
  readonly field: Field;
  readonly label: string;
  readonly who: string;
  readonly theirs: string;
  readonly mine: string;
  readonly onClose: () => void;
  readonly onChoose: (text: string) => void;
}

function Marked({
  title,
  changes,
  side,
}: {
  title: string;
  changes: ReturnType<typeof diffWordsWithSpace>;
  side: 'added' | 'removed';
}) {
  const other = side === 'added' ? 'removed' : 'added';
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="mb-1 text-sm font-semibold">{title}</h3>
      <p className="max-h-72 overflow-auto rounded-md border border-line bg-ground p-3 wrap-anywhere whitespace-pre-line">
        {changes
          .filter((change) => !change[other])
          .map((change, index) =>
            change[side] ? (
              <mark key={index} className="bg-gold-tint text-gold underline">
                {change.value}
              </mark>
            ) : (
              <span key={index}>{change.value}</span>
            ),
          )}
      </p>
    </section>
  );
}

/** Resolves a conflict: the user selects one text or writes a combined one. */
export function CompareDialog({ field, label, who, theirs, mine, onClose, onChoose }: Props) {
  const changes = useMemo(() => diffWordsWithSpace(theirs, mine), [mine, theirs]);
  const [both, setBoth] = useState<string | null>(null);
  return (
    <OpenDialog onClose={onClose} title={`${label}: two texts`} className="max-w-4xl">
      <div className="grid gap-4 md:grid-cols-2">
        <Marked title={who === 'You' ? 'In your other tab' : `By ${who}`} changes={changes} side="removed" />
        <Marked title="Yours" changes={changes} side="added" />
      </div>
      {both === null ? (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => onChoose(theirs)}>
            Take theirs
          </Button>
          <Button variant="secondary" onClick={() => onChoose(mine)}>
            Take mine
          </Button>
          <Button
            variant="quiet"
            onClick={() =>
              setBoth(
                `${theirs}\n\n${mine}`.slice(0, field === 'title' ? MAX_TITLE_LENGTH : MAX_SECTION_LENGTH),
              )
            }
          >
            Edit both together
          </Button>
        </div>
      ) : (
        <>
          <label className="flex flex-col gap-1 font-semibold">
            Both together
            <textarea
              value={both}
              rows={8}
              maxLength={field === 'title' ? MAX_TITLE_LENGTH : MAX_SECTION_LENGTH}
              onChange={({ target }) => setBoth(target.value)}
              className="w-full rounded-md border border-edge bg-surface px-3 py-2 text-field font-normal"
            />
          </label>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => onChoose(field === 'title' ? both.replaceAll(/\s+/g, ' ').trim() : both)}>
              Save this text
            </Button>
            <Button variant="quiet" onClick={() => setBoth(null)}>
              Back to the two texts
            </Button>
          </div>
        </>
      )}
    </OpenDialog>
  );
}
