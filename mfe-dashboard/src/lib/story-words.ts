import type { Tables } from 'shared-auth/database.types';
import { storyStatuses } from 'shared-contract/lists/stories';
import { paths } from 'shared-contract/paths';
import type { BadgeTone } from 'shared-ui/badge';

export type StoryStatus = Tables<'stories'>['status'];

export const statusLabels = Object.fromEntries(
  storyStatuses.map(({ value, label }) => [value, label]),
) as Readonly<Record<StoryStatus, string>>;

export const statusTones: Readonly<Record<StoryStatus, BadgeTone>> = {
  draft: 'neutral',
  in_review: 'warning',
  published: 'success',
  archived: 'neutral',
};

export const titleOf = (title: string): string => title.trim() || 'Untitled story';

/** The address at which a new story begins. Its id is made here, so that saving it twice makes one. */
export function newStoryAddress(clientId?: string): string {
  const address = `${paths.dashboard.story(crypto.randomUUID())}?new=1`;
  return clientId === undefined ? address : `${address}&client=${clientId}`;
}
