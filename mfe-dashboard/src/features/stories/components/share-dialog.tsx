import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dataMessage } from 'shared-auth/error-words';
import { useUser } from 'shared-auth/session-provider';
import { getSupabase } from 'shared-auth/supabase-client';
import { paths } from 'shared-contract/paths';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { notify } from 'shared-ui/toast';
import { FailedQuery } from '../../../components/failed-query.tsx';
import { formatInstant } from '../../../lib/format.ts';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import { listStoryShares, revokeStoryShare, shareStory } from '../data/story-shares.ts';

function NewLink({ address }: { address: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      notify.success('Link copied');
    } catch {
      notify.error('The link could not be copied. Select it and copy it by hand.');
    }
  };
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

/** The links to a published story: made, counted, and ended at once. */
export function ShareDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { id: me } = useUser();
  const cache = useQueryClient();
  const shares = useDataQuery('story-shares', (client) => listStoryShares(client, id), { id });
  const [address, setAddress] = useState<string>();
  const [busy, setBusy] = useState<string>();
  const act = async (what: string, failed: string, work: () => Promise<void>) => {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      notify.error(dataMessage(error, { what: failed }));
    }
    await cache.invalidateQueries({ queryKey: [me, 'story-shares'] });
    setBusy(undefined);
  };
  const make = () =>
    act('make', 'No link was made.', async () => {
      const token = await shareStory(await getSupabase(), id);
      setAddress(`${window.location.origin}${paths.sharedStory}/${token}`);
    });
  const revoke = (share: string) =>
    act(share, 'The link still works.', async () => {
      await revokeStoryShare(await getSupabase(), share);
      notify.success('Link revoked');
      setAddress(undefined);
    });
  return (
    <Dialog
      open
      mfe="mfe-dashboard"
      onOpenChange={onClose}
      title="Share this story"
      description="Whoever has a link reads the text without an account. The client’s name is not shown unless the text says it."
    >
      {address ? <NewLink address={address} /> : null}
      <Button
        variant={address ? 'secondary' : 'primary'}
        className="self-start"
        busy={busy === 'make'}
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
                  , opened {opened === 1 ? 'once' : `${opened.toLocaleString('en-US')} times`}
                </span>
              </span>
              {revoked ? (
                <span className="text-sm text-muted">Revoked {formatInstant(revoked)}</span>
              ) : (
                <Button variant="quiet" size="sm" busy={busy === share} onClick={() => void revoke(share)}>
                  Revoke
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </Dialog>
  );
}
