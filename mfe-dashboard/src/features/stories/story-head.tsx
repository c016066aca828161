import { useState } from 'react';
import { dataMessage } from 'shared-auth/error-words';
import { paths } from 'shared-contract/paths';
import { Badge } from 'shared-ui/badge';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { TextLink } from 'shared-ui/text-link';
import { ClientLine, clientLineStyles, ClientSearch } from '../../clients/for-client.tsx';
import { statusLabels, statusTones, titleOf } from '../../lib/labels.ts';
import { OpenDialog } from '../../ui/confirm-dialog.tsx';
import { saveCopy } from './autosave/document.ts';
import type { StoryView } from './live-story.ts';
import { StoryActions } from './story-actions.tsx';
import { ConflictNotice, SavePill, type StoryFieldProps } from './story-fields.tsx';
import { type Field, MAX_TITLE_LENGTH } from './story.ts';

interface ClientChoiceProps {
  readonly name: string | null;
  readonly isFrozen: boolean;
  readonly onChoose: (id: string, name: string | null) => void;
}

/** Readers of a shared link don't see the client. */
function ClientChoice({ name, isFrozen, onChoose }: ClientChoiceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const choose = (id: string, chosen: string | null) => {
    onChoose(id, chosen);
    setIsOpen(false);
  };
  return (
    <p className="flex min-h-control-sm min-w-0 flex-wrap items-center gap-x-2 text-sm">
      <span className="text-muted">Client:</span>
      <span className="min-w-0 wrap-anywhere">{name ?? 'None'}</span>
      {isFrozen ? null : (
        <Button variant="quiet" size="sm" className="-my-1 px-2 print:hidden" onClick={() => setIsOpen(true)}>
          {name === null ? 'Choose a client' : 'Change'}
        </Button>
      )}
      {isOpen ? (
        <OpenDialog title="Which client is it about?" onClose={() => setIsOpen(false)}>
          <ClientSearch>
            {(client) => (
              <button
                type="button"
                className={clientLineStyles}
                onClick={() => choose(client.id, client.name)}
              >
                <ClientLine client={client} />
              </button>
            )}
          </ClientSearch>
          {name === null ? null : (
            <Button variant="quiet" className="self-start" onClick={() => choose('', null)}>
              No client
            </Button>
          )}
        </OpenDialog>
      ) : null}
    </p>
  );
}

const PLACEHOLDER = 'Title: what the reader will remember';

/** A single line of text that wraps. */
function StoryTitle(props: StoryFieldProps) {
  const { value, onChange, onFocus, onBlur } = props;
  return (
    <>
      {/* An invisible copy of the text sets the height, because not all browsers support `field-sizing`. */}
      <div
        data-text={`${value || PLACEHOLDER} `}
        className="grid grid-cols-1 font-heading text-xl *:[grid-area:1/1] after:invisible after:border after:px-3 after:py-1 after:wrap-break-word after:whitespace-pre-wrap after:content-[attr(data-text)] after:[grid-area:1/1] print:hidden"
      >
        <textarea
          data-saved
          aria-label="Title"
          placeholder={PLACEHOLDER}
          rows={1}
          value={value}
          maxLength={MAX_TITLE_LENGTH}
          onChange={({ target }) => onChange(target.value.replaceAll(/\s*\n\s*/g, ' '))}
          onFocus={onFocus}
          onBlur={onBlur}
          className="min-h-control w-full resize-none overflow-hidden rounded-md border border-edge bg-surface px-3 py-1 placeholder:text-muted"
        />
      </div>
      <ConflictNotice {...props} />
    </>
  );
}

/** Shown if text can't be saved because the story was published or deleted. The text is still on the device. */
function UnsavedNotice({ story: { id, autosave, state } }: { readonly story: StoryView }) {
  return (
    <Notice tone="danger" role="alert" title="What you typed could not be saved">
      <p>{dataMessage(state.error)} Your words are kept on this device until you discard them.</p>
      <div className="mt-1 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => saveCopy([state.doc])}>
          Download a copy
        </Button>
        <Button variant="quiet" size="sm" onClick={() => void autosave.discard(id)}>
          Discard what I typed
        </Button>
      </div>
    </Notice>
  );
}

function whoIsHere(names: readonly string[]): string {
  if (names.length === 0) return '';
  const [last = '', ...others] = names.toReversed();
  return others.length === 0 ? `${last} is here` : `${others.toReversed().join(', ')} and ${last} are here`;
}

export function StoryHead({ story, onCompare }: { story: StoryView; onCompare: (field: Field) => void }) {
  const { id, autosave, state, row, here, nameOf, status, isFrozen, textOf, handlersOf } = story;
  const [clientName, setClientName] = useState<string | null>();
  const chosen = clientName === undefined ? (row?.clients?.name ?? null) : clientName;
  const flush = async () =>
    (await autosave.flush(id)) ? (autosave.stateOf(id)?.doc.row?.version ?? null) : null;
  return (
    <header className="flex flex-col gap-2">
      <div className="flex min-h-control-sm flex-wrap items-center gap-x-3 gap-y-1">
        <span className="print:hidden">
          <TextLink to={paths.dashboard.stories}>Stories</TextLink>
        </span>
        <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>
        {isFrozen ? null : <SavePill state={state} onRetry={() => void autosave.flush(id)} />}
        <p role="status" className={here.length === 0 ? 'sr-only' : 'text-sm text-info print:hidden'}>
          {whoIsHere(here.map(nameOf))}
        </p>
        {row ? (
          <div className="flex flex-wrap gap-2 sm:ml-auto print:hidden">
            <StoryActions id={id} status={status} permission={story} valueOf={textOf} flush={flush} />
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
          {...handlersOf('title')}
        />
      )}
      <ClientChoice
        name={chosen ?? (textOf('client_id') ? 'Chosen' : null)}
        isFrozen={isFrozen}
        onChoose={(client, name) => {
          handlersOf('client_id').onChange(client);
          setClientName(name);
        }}
      />
      {state.phase === 'refused' ? <UnsavedNotice story={story} /> : null}
    </header>
  );
}
