import type { Film } from 'shared-contract/resources/film';
import { coachingNineLayers } from './coaching-nine-layers.ts';
import { readingAStudy } from './reading-a-study.ts';
import { reasonablePay } from './reasonable-pay.ts';

/** What each film shows and says, by the resource's id. */
export const films = {
  'reasonable-pay': reasonablePay,
  'reading-a-study': readingAStudy,
  'coaching-nine-layers': coachingNineLayers,
} as const satisfies Readonly<Record<string, Film>>;
