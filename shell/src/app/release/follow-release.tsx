import type { DataRouter } from 'react-router-dom';
import { ReloadButton } from 'shared-ui/chunks';
import { notify } from 'shared-ui/toast';
import { documents as own, type Documents } from './documents.ts';
import { leaveByDocument } from './leaving.ts';
import { watchLive } from './live-release.ts';
import { recoverByDocument } from './recover.ts';
import { watchTyped } from './typed.ts';

const WORDS = 'A new version of this site is here. Reload when you are ready.';

/** A message would go with the page, and a way back with it. Ours would not be missed. */
const isSomethingSaid = (): boolean =>
  [...document.querySelectorAll('[data-slot="toast"]')].some(
    ({ textContent }) => !textContent.includes(WORDS),
  );

const followed = new WeakSet<DataRouter>();

/**
 * Looks after a page whose release is no longer the one that the site serves. The page stays what it is: nothing of another
 * release comes into it. Its next navigation is a document's, unless something typed would be lost: then that is offered,
 * once a release.
 *
 * @param release the page's own
 */
export function followRelease(router: DataRouter, release: string, documents: Documents = own): void {
  // Asked for at several signs of use.
  if (followed.has(router)) return;
  followed.add(router);
  const isTyped = watchTyped();
  const offered = new Set<string>();

  function offer(): void {
    const other = live.other();
    if (other === undefined || offered.has(other) || !isTyped()) return;
    offered.add(other);
    notify.info(
      <>
        {WORDS}
        <ReloadButton className="mt-2 flex" />
      </>,
    );
  }

  const live = watchLive(release, offer);
  const mayMove = () => live.other() !== undefined && navigator.onLine && !isSomethingSaid() && !isTyped();

  leaveByDocument(router, documents, mayMove);
  recoverByDocument(router, documents, live);
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') offer();
  });
}
