import { callRpc } from 'shared-auth/call-rpc';
import type { DataClient } from 'shared-auth/supabase-client';
import type { ListQuery } from 'shared-contract/lists/list';
import { storiesList } from 'shared-contract/lists/stories';
import { archiveStories as archiveStoriesRpc } from 'shared-contract/rpc/rpc';
import { saveStory as saveStoryRpc, storyChoices } from 'shared-contract/rpc/learning';
import { isUuid } from 'shared-contract/uuid';
import type { StoryStatus } from '../../lib/labels.ts';
import { readList } from '../../lib/read-list.ts';
import { unwrap } from '../../lib/unwrap.ts';
import type { Saved } from './autosave/document.ts';
import type { StorySection, Texts } from './story.ts';

const columns =
  'id, title, status, client_id, user_id, updated_at, version, clients(name), profiles!stories_user_id_fkey(name, email), story_comments(id)';

/**
 * Returns one page of stories that match the query and that the user can read, each with its open comments.
 * @param me id of the current user
 */
export function listStories(client: DataClient, query: ListQuery, me: string) {
  return readList(
    () => client.from('stories').select(columns, { count: 'exact' }).is('story_comments.resolved_at', null),
    storiesList,
    query,
    me,
  );
}

export type Story = Awaited<ReturnType<typeof listStories>>['rows'][number];

/** Reads a story with its text. Null if the id is unknown or the caller has no access. */
export async function readStory(client: DataClient, id: string) {
  if (!isUuid(id)) return null;
  return unwrap(
    client
      .from('stories')
      .select(
        'id, user_id, client_id, title, status, situation, challenge, strategy, result, lesson, version, updated_at, updated_by, clients(name, coach_id)',
      )
      .eq('id', id)
      .maybeSingle(),
  );
}

export type FullStory = NonNullable<Awaited<ReturnType<typeof readStory>>>;

export const readStoryChoices = (client: DataClient) => callRpc(client, storyChoices);

/** Returns the comments on a story, oldest first. */
export const listStoryComments = (client: DataClient, storyId: string) =>
  unwrap(
    client
      .from('story_comments')
      .select('id, part, body, author_id, created_at, edited_at, resolved_at')
      .eq('story_id', storyId)
      .order('created_at')
      .order('id')
      .limit(500),
  );

export type StoryComment = Awaited<ReturnType<typeof listStoryComments>>[number];

/** @param part null for a comment on the entire story */
export const addStoryComment = (
  client: DataClient,
  storyId: string,
  part: StorySection | null,
  body: string,
) => unwrap(client.from('story_comments').insert({ story_id: storyId, part, body }));

/**
 * Edits or resolves a comment.
 * @throws 42501 if the text is edited after fifteen minutes
 */
export const changeStoryComment = (
  client: DataClient,
  id: string,
  change: { readonly body: string } | { readonly isResolved: boolean },
) =>
  unwrap(
    client
      .from('story_comments')
      .update(
        'body' in change ? change : { resolved_at: change.isResolved ? new Date().toISOString() : null },
      )
      .eq('id', id),
  );

export interface StoryPerson {
  readonly name: string;
  /** Path of their picture. Null if the caller can't see it. */
  readonly avatar: string | null;
}

/**
 * Returns the people involved in a story, by id.
 * @param present ids of users who have it open. An administrator is included only if present.
 */
export async function listStoryPeople(
  client: DataClient,
  storyId: string,
  present: readonly string[] = [],
): Promise<Readonly<Record<string, StoryPerson>>> {
  const people = await unwrap(client.rpc('story_people', { story: storyId, present: [...present] }));
  return Object.fromEntries(people.map(({ id, name, avatar_path: avatar }) => [id, { name, avatar }]));
}

/** Returns the links to a story, most recent first. */
export const listStoryShares = (client: DataClient, storyId: string) =>
  unwrap(
    client
      .from('story_shares')
      .select('id, created_at, created_by, revoked_at, opened, opened_at')
      .eq('story_id', storyId)
      .order('created_at', { ascending: false })
      .order('id')
      .limit(100),
  );

/** Creates a link. @returns its token, which can't be read again */
export const shareStory = (client: DataClient, storyId: string): Promise<string> =>
  unwrap(client.rpc('share_story', { story: storyId }));

/** Revokes a link immediately. */
export const revokeStoryShare = (client: DataClient, shareId: string) =>
  unwrap(client.rpc('revoke_story_share', { share: shareId }));

/** Archives all of the stories or none. @throws RpcError `PT403` if the caller can't archive one of them */
export const archiveStories = (client: DataClient, ids: readonly string[]) =>
  callRpc(client, archiveStoriesRpc, { ids: [...ids] });

/**
 * Changes a story's status, unless the caller's version is stale.
 * @param note the requested changes, saved as a comment
 * @throws PT409 if the caller's version is stale
 */
export const setStoryStatus = (
  client: DataClient,
  { id, version }: { readonly id: string; readonly version: number },
  to: StoryStatus,
  note?: string,
) =>
  unwrap(client.rpc('set_story_status', { id, to_status: to, version, ...(note !== undefined && { note }) }));

/**
 * Saves fields of a story. Skips a field that has changed on the server since the edit started.
 * @param base value of each field when the edit started, or null for a new story
 */
export const saveStory = (client: DataClient, id: string, base: Texts | null, patch: Texts): Promise<Saved> =>
  callRpc(client, saveStoryRpc, { id, base, patch });
