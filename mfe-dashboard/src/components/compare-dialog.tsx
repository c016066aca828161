import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { notify } from 'shared-ui/toast';

export interface ComparedField {
  readonly name: string;
  readonly label: string;
  /** As they read. */
  readonly before: string;
  readonly theirs: string;
  readonly mine: string;
}

interface Props {
  /** Who was quicker, and when. */
  readonly who: string;
  readonly when: string;
  readonly fields: readonly ComparedField[];
  /** Takes the names of those fields that are to be ours. */
  readonly onSave: (mine: readonly string[]) => Promise<void>;
  /** Back to the form, with nothing decided. */
  readonly onClose: () => void;
}

type Side = 'theirs' | 'mine';

async function copy(fields: readonly ComparedField[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(fields.map(({ label, mine }) => `${label}: ${mine}`).join('\n'));
    notify.success('Copied');
  } catch {
    notify.error('The browser did not let us copy. Mark the text and copy it yourself.');
  }
}

function Choice({
  field,
  side,
  choose,
}: {
  field: ComparedField;
  side: Side | undefined;
  choose: (side: Side) => void;
}) {
  const { name, label, before } = field;
  const answers = [
    { value: 'theirs', words: 'Theirs' },
    { value: 'mine', words: 'Yours' },
  ] as const;
  return (
    <fieldset className="min-w-0 border-t border-line pt-3">
      <legend className="float-left w-full font-semibold">{label}</legend>
      <p className="clear-both text-sm wrap-anywhere text-muted">Before: {before}</p>
      {answers.map(({ value, words }) => (
        <label key={value} className="flex min-h-control-sm cursor-pointer items-center gap-3">
          <input
            type="radio"
            name={`compare ${name}`}
            checked={side === value}
            onChange={() => choose(value)}
            className="size-4.5 shrink-0 cursor-pointer accent-primary"
          />
          <span className="min-w-0 wrap-anywhere">
            <span className="text-muted">{words}:</span> {field[value]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Two people changed the same fields of one record: what was, theirs and ours, and a choice for each. None is made. */
export function CompareDialog({ who, when, fields, onSave, onClose }: Props) {
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const [isMissing, setIsMissing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const save = async (mine: readonly string[]) => {
    setIsBusy(true);
    await onSave(mine);
    setIsBusy(false);
  };
  return (
    <Dialog
      open
      mfe="mfe-dashboard"
      title={`Changed by ${who} at ${when}`}
      description="You both changed the same. Nothing of it is saved until you choose."
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {fields.map((field) => (
        <Choice
          key={field.name}
          field={field}
          side={sides[field.name]}
          choose={(side) => setSides({ ...sides, [field.name]: side })}
        />
      ))}
      {isMissing ? (
        <p role="alert" className="text-sm font-medium text-danger">
          Choose one for each field.
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button
          busy={isBusy}
          onClick={() => {
            if (fields.some(({ name }) => sides[name] === undefined)) setIsMissing(true);
            else void save(fields.flatMap(({ name }) => (sides[name] === 'mine' ? [name] : [])));
          }}
        >
          Save my choices
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={() => void save([])}>
          Keep theirs
        </Button>
        <Button variant="quiet" onClick={() => void copy(fields)}>
          Copy mine
        </Button>
      </div>
    </Dialog>
  );
}
