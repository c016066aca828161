import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { copyText } from '../lib/browser.ts';
import { useWrite } from '../lib/use-action.ts';
import { OpenDialog } from './confirm-dialog.tsx';

export interface ComparedField {
  readonly name: string;
  readonly label: string;
  /** As the user reads it. */
  readonly before: string;
  readonly theirs: string;
  readonly mine: string;
}

interface Props {
  /** The user who saved first. */
  readonly who: string;
  readonly when: string;
  readonly fields: readonly ComparedField[];
  /** Receives the names of the fields that get this user's value. */
  readonly onSave: (mine: readonly string[]) => Promise<void>;
  /** Returns to the form; nothing is saved. */
  readonly onClose: () => void;
}

type Side = 'theirs' | 'mine';

const answers = [
  { value: 'theirs', words: 'Theirs' },
  { value: 'mine', words: 'Yours' },
] as const;

interface ChoiceProps {
  readonly field: ComparedField;
  readonly side: Side | undefined;
  readonly choose: (side: Side) => void;
}

function Choice({ field, side, choose }: ChoiceProps) {
  const { name, label, before } = field;
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

/** Two users changed the same fields of one record: the user chooses one value for each field. */
export function CompareDialog({ who, when, fields, onSave, onClose }: Props) {
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const [isMissing, setIsMissing] = useState(false);
  const { mutateAsync: save, isPending: isBusy } = useWrite(onSave);
  return (
    <OpenDialog
      title={`Changed by ${who} at ${when}`}
      description="You both changed the same fields. Nothing is saved until you choose."
      onClose={onClose}
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
        <Button
          variant="quiet"
          onClick={() =>
            void copyText(
              fields.map(({ label, mine }) => `${label}: ${mine}`).join('\n'),
              'Copied',
              'Your browser blocked copying. Select the text and copy it yourself.',
            )
          }
        >
          Copy mine
        </Button>
      </div>
    </OpenDialog>
  );
}
