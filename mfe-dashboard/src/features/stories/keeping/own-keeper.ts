import { onSignOut } from 'shared-auth/session-store';
import { getSupabase } from 'shared-auth/supabase-client';
import { MOVE_EVENT } from 'shared-contract/page-moves';
import { saveStory } from '../data/save-story.ts';
import { StoryKeeper } from './keeper.ts';
import { keptStore } from './kept-store.ts';

let own: { readonly user: string; readonly keeper: StoryKeeper; readonly leave: () => void } | null = null;
/** The keeper of who is signed in: one for the whole of the tab, so that it goes on on other pages. */
export function keeperOf(user: string): StoryKeeper {
  if (own?.user === user) return own.keeper;
  own?.leave();
  const keeper = new StoryKeeper({
    user,
    tab: crypto.randomUUID(),
    save: async (id, base, patch) => saveStory(await getSupabase(), id, base, patch),
    store: keptStore,
    isOnline: () => navigator.onLine,
  });
  const again = () => void keeper.flushAll();
  const hold = (event: Event) => {
    if (keeper.unsent().length === 0) return;
    event.preventDefault();
    again();
  };
  window.addEventListener(MOVE_EVENT, hold);
  window.addEventListener('online', again);
  window.addEventListener('focus', again);
  const forget = onSignOut(() => leave());
  const leave = () => {
    window.removeEventListener(MOVE_EVENT, hold);
    window.removeEventListener('online', again);
    window.removeEventListener('focus', again);
    forget();
    keeper.stop();
    own = null;
  };
  own = { user, keeper, leave };
  void keeper.start();
  return keeper;
}
