import type { Undone } from './data/undo-batch.ts';

const figure = (value: number): string => value.toLocaleString('en-US');

/** What is said once many were put back; those that others have changed since stay as they are. */
export const undoneWords = ({ restored, left }: Undone): string =>
  left === 0
    ? 'Undone'
    : `Undone for ${figure(restored)} of ${figure(restored + left)}; ${figure(left)} ${left === 1 ? 'was' : 'were'} changed by others since`;
