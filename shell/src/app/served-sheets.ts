import type { BootManifest } from 'shared-contract/boot-manifest';
import type { RemoteLoader } from '../remotes/load-remote.ts';
import { outcomeOf, type FileWatch } from '../remotes/watch-files.ts';

type Sheets = Map<HTMLLinkElement, Promise<boolean>>;

/**
 * Collects the sheets of remotes until the parser is through. Each stands in the served page just before its remote's
 * area and holds back that alone; one that hangs holds back the parser too, until the watch gives it up.
 */
function servedSheets(files: FileWatch): Promise<Sheets> {
  const sheets: Sheets = new Map();
  const collect = () => {
    document.querySelectorAll<HTMLLinkElement>('#root link[rel="stylesheet"]').forEach((link) => {
      if (!sheets.has(link)) sheets.set(link, files.settled(link));
    });
  };
  return new Promise((resolve) => {
    const observer = new MutationObserver(collect);
    observer.observe(document, { childList: true, subtree: true });
    const check = () => {
      collect();
      if (document.readyState === 'loading') return;
      observer.disconnect();
      resolve(sheets);
    };
    document.addEventListener('DOMContentLoaded', check, { once: true });
    check();
  });
}

/** Not every browser moves an element as it is. */
type MaybeMoving = Omit<HTMLHeadElement, 'moveBefore'> & Partial<Pick<HTMLHeadElement, 'moveBefore'>>;

/**
 * Moves a sheet into the head. No moment is without styles: where the sheet would be loaded anew, the old one stays until
 * its copy, from the cache, is there.
 *
 * @returns whether it is there.
 */
async function intoHead(link: HTMLLinkElement): Promise<boolean> {
  const head: MaybeMoving = document.head;
  if (head.moveBefore) {
    head.moveBefore(link, null);
    return true;
  }
  const copy = link.cloneNode() as HTMLLinkElement;
  document.head.append(copy);
  const came = await outcomeOf(copy);
  (came ? link : copy).remove();
  return came;
}

/**
 * Waits for the whole document, then takes the sheets of remotes out of what React will hydrate, which knows nothing of
 * them. The remote's style loader finds its sheet in the head by `data-href`, and attaches no second one.
 *
 * A remote whose sheet did not come is failed: nothing of it shows without its styles.
 *
 * @returns whether all sheets are there.
 */
export async function takeServedSheets(
  manifest: BootManifest,
  files: FileWatch,
  loader: RemoteLoader,
): Promise<boolean> {
  const sheets = await servedSheets(files);
  const results = [...sheets].map(async ([link, settled]) => {
    if (!(await settled)) link.remove();
    else if (await intoHead(link)) return true;
    const { pathname } = new URL(link.href);
    const owner = Object.entries(manifest.remotes).find(([, { styles }]) => styles.includes(pathname));
    if (owner) loader.fail(owner[0], new Error(`${owner[0]}: its styles at ${pathname} did not come.`));
    return false;
  });
  return (await Promise.all(results)).every(Boolean);
}
