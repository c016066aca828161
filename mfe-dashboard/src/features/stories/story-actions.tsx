import { formatNumber } from 'shared-contract/format';
import { useState } from 'react';
import { paths } from 'shared-contract/paths';
import { Button } from 'shared-ui/button';
import { notify } from 'shared-ui/toast';
import { copyText } from '../../lib/browser.ts';
import { formatInstant } from '../../lib/format.ts';
import { type StoryStatus, titleOf } from '../../lib/labels.ts';
import { useAction } from '../../lib/use-action.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { OpenDialog } from '../../ui/confirm-dialog.tsx';
import { FailedQuery } from '../../ui/states.tsx';
import { listStoryShares, revokeStoryShare, setStoryStatus, shareStory } from './queries.ts';
import { type Field, missingOf } from './story.ts';
import {
  type StoryPermission,
  storyQueries,
  type Transition,
  TransitionDialog,
  transitionsFor,
  useArchive,
} from './transitions.tsx';

function NewLink({ address }: { address: string }) {
  const copy = () =>
    copyText(address, 'Link copied', 'The link could not be copied. Select it and copy it by hand.');
  return (
    <div className="flex flex-col gap-2 rounded-md border border-copper p-3">
      <label className="flex flex-col gap-1 text-sm">
        This link is shown this once
        <input
          readOnly
          value={address}
          onFocus={({ target }) => target.select()}
          className="min-h-control w-full rounded-md border border-edge bg-ground px-3 text-field"
        />
      </label>
      <Button size="sm" className="self-start" onClick={() => void copy()}>
        Copy link
      </Button>
    </div>
  );
}

export function ShareDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const shares = useDataQuery('story-shares', (client) => listStoryShares(client, id), { id });
  const [address, setAddress] = useState<string>();
  const { act: make, isBusy: isMaking } = useAction({
    run: (client) => shareStory(client, id),
    failed: 'No link was made.',
    changes: ['story-shares'],
    onDone: (token) => setAddress(`${window.location.origin}${paths.sharedStory}/${token}`),
  });
  const {
    act: revoke,
    isBusy: isRevoking,
    input,
  } = useAction({
    run: revokeStoryShare,
    done: 'Link revoked',
    failed: 'The link still works.',
    changes: ['story-shares'],
    onDone: () => setAddress(undefined),
  });
  return (
    <OpenDialog
      onClose={onClose}
      title="Share this story"
      description="Anyone with a link can read the text without an account. The client’s name appears only if it is in the text."
    >
      {address ? <NewLink address={address} /> : null}
      <Button
        variant={address ? 'secondary' : 'primary'}
        className="self-start"
        busy={isMaking}
        onClick={() => void make()}
      >
        {address ? 'Make another link' : 'Make a link'}
      </Button>
      {shares.isError && !shares.data ? <FailedQuery what="Links" query={shares} /> : null}
      {shares.data && shares.data.length > 0 ? (
        <ul aria-label="Links" className="border-t border-line">
          {shares.data.map(({ id: share, created_at: made, revoked_at: revoked, opened }) => (
            <li
              key={share}
              className="flex min-h-11 flex-wrap items-center gap-x-3 border-b border-line py-1"
            >
              <span className="grow">
                Made {formatInstant(made)}
                <span className="text-muted tabular-nums">
                  , opened {opened === 1 ? 'once' : `${formatNumber(opened)} times`}
                </span>
              </span>
              {revoked ? (
                <span className="text-sm text-muted">Revoked {formatInstant(revoked)}</span>
              ) : (
                <Button
                  variant="quiet"
                  size="sm"
                  busy={isRevoking && input === share}
                  onClick={() => void revoke(share)}
                >
                  Revoke
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </OpenDialog>
  );
}

interface Props {
  readonly id: string;
  readonly status: StoryStatus;
  readonly permission: StoryPermission;
  readonly valueOf: (field: Field) => string;
  /** Saves the text. Returns the version that the server has then, or null if some of the text is not saved. */
  readonly flush: () => Promise<number | null>;
}

export function StoryActions({ id, status, permission, valueOf, flush }: Props) {
  const [confirming, setConfirming] = useState<Transition | null>(null);
  const [isSharing, setIsSharing] = useState(false);
  const { act: archive } = useArchive();
  const { act: go, isBusy } = useAction({
    run: async (client, [move, note]: [move: Transition, note?: string | undefined]) => {
      const version = await flush();
      if (version === null) {
        notify.error('Some of your text is not saved yet. Wait until it is, then do this again.');
        return undefined;
      }
      if (move.to === 'archived') {
        await archive([id]);
        return undefined;
      }
      await setStoryStatus(client, { id, version }, move.to, note);
      return move.done;
    },
    done: (message) => message,
    failed: 'The story stays as it is.',
    changes: storyQueries,
    onSettled: () => setConfirming(null),
  });
  const press = (move: Transition) => {
    const missing = move.to === 'in_review' || move.to === 'published' ? missingOf(valueOf) : [];
    if (missing.length > 0) notify.error(`Still empty: ${missing.join(', ')}.`);
    else if (move.question) setConfirming(move);
    else void go([move]);
  };
  return (
    <>
      {status === 'published' ? (
        <Button size="sm" aria-haspopup="dialog" onClick={() => setIsSharing(true)}>
          Share
        </Button>
      ) : null}
      {transitionsFor(status, permission, titleOf(valueOf('title'))).map((move) => (
        <Button
          key={move.label}
          size="sm"
          variant={move.isMain ? 'primary' : move.to === 'archived' ? 'quiet' : 'secondary'}
          busy={isBusy}
          onClick={() => press(move)}
        >
          {move.label}
        </Button>
      ))}
      {confirming ? (
        <TransitionDialog
          move={confirming}
          isBusy={isBusy}
          onClose={() => setConfirming(null)}
          onConfirm={(note) => void go([confirming, note])}
        />
      ) : null}
      {isSharing ? <ShareDialog id={id} onClose={() => setIsSharing(false)} /> : null}
    </>
  );
}
