import { paths } from 'shared-contract/paths';

/** The page that somebody wanted, as the worker wrote it into the address; anything that is not a page of ours is home. */
export function askedPage(from: string | null): string {
  if (from === null || !/^\/(?![/\\])/.test(from) || /[\p{Cc}\\]/u.test(from)) return paths.home;
  return from.split(/[?#]/, 1)[0] === paths.offline ? paths.home : from;
}
