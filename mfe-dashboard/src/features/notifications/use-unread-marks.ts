import { useEffect } from 'react';
import { unreadMark } from './model.ts';

const lead = /^\(\d\+?\) /;

/** How many wait, before the tab's title, whatever page sets it: pages change theirs without knowing of the bell. */
export function useUnreadTitle(unread: number): void {
  useEffect(() => {
    const show = () => {
      const bare = document.title.replace(lead, '');
      const wanted = unread === 0 ? bare : `(${unreadMark(unread)}) ${bare}`;
      if (document.title !== wanted) document.title = wanted;
    };
    show();
    const watch = new MutationObserver(show);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      document.title = document.title.replace(lead, '');
    };
  }, [unread]);
}

/** The same on the icon of the application, where it is installed; elsewhere the browser refuses, and that is that. */
export function useAppBadge(unread: number): void {
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return;
    const shown = unread === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(unread);
    void shown.catch(() => undefined);
  }, [unread]);
  useEffect(
    () => () => {
      if ('clearAppBadge' in navigator) void navigator.clearAppBadge().catch(() => undefined);
    },
    [],
  );
}
