import { ReleaseError } from '../release.ts';
import type { LivePointer } from './pointer.ts';

export const isRefusal = (error: unknown) => error instanceof ReleaseError;
export const oneLine = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ');

/** Who else is served what, at the end of a line. */
export const shareOf = ({ canary }: LivePointer) =>
  canary ? `; ${canary.share} % of the visitors have set ${canary.set}` : '';

/** What is said of looks: each thing once, until it changes. */
export function createWords(log: (line: string) => void) {
  let said = '';
  let refusal: string | undefined;
  const say = (line: string): void => {
    if (line !== said) log(line);
    said = line;
  };
  return {
    say,
    /** @param current the set that is served nevertheless. */
    tell(error: unknown, current: string | undefined): void {
      if (isRefusal(error)) refusal = oneLine(error);
      const stays = current === undefined ? 'nothing is served' : `set ${current} goes on`;
      say(`live: ${isRefusal(error) ? '' : 'the store does not answer: '}${oneLine(error)}; ${stays}`);
    },
    forget(): void {
      refusal = undefined;
    },
    refusal: () => refusal,
  };
}
