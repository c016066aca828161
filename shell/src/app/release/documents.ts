import { movedKey } from 'shared-contract/page-moves';

/** The ways to a document of its own. What a test cannot watch of a browser is behind this. */
export interface Documents {
  /** As a link does: an entry of the history more, at its top or at the place that the address names. */
  readonly open: (address: string) => void;
  /** As a detour does. */
  readonly replace: (address: string) => void;
  /** The address that the bar shows: after a step back or forward, where one was on it. */
  readonly reload: () => void;
}

export const documents: Documents = {
  open: (address) => {
    location.assign(address);
  },
  replace: (address) => {
    location.replace(address);
  },
  reload: () => {
    location.reload();
  },
};

/** More than this one tab hardly meets; the oldest go. */
const KEPT = 20;

function readMoved(): string[] {
  const moved: unknown = JSON.parse(sessionStorage.getItem(movedKey) ?? '[]');
  return Array.isArray(moved) ? moved.filter((one) => typeof one === 'string') : [];
}

/**
 * Whether an address may be loaded anew for a release because of a failure: once in this tab. Where nothing can be written
 * down it may not, as it could go round for ever.
 */
export function mayMoveOnce(address: string, release: string): boolean {
  const mark = `${release} ${address}`;
  try {
    const moved = readMoved();
    if (moved.includes(mark)) return false;
    sessionStorage.setItem(movedKey, JSON.stringify([...moved, mark].slice(-KEPT)));
    return true;
  } catch {
    return false;
  }
}
