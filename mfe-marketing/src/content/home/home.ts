import { challenge, reasons, solution, steps } from './opening.ts';
import { about, message, stats } from './middle.ts';
import { packages } from '../packages.ts';
import { nextStep, numbers, podcast, posts, ring } from './closing.ts';
import type { AnyHomeSection } from './section-types.ts';

/** The home page below the hero, from top to bottom. The order is the specification's. */
export const homeSections = [
  { kind: 'challenge', ...challenge },
  { kind: 'solution', ...solution },
  { kind: 'steps', ...steps },
  { kind: 'reasons', ...reasons },
  { kind: 'about', ...about },
  { kind: 'message', ...message },
  { kind: 'packages', ...packages },
  { kind: 'stats', ...stats },
  { kind: 'posts', ...posts },
  { kind: 'ring', ...ring },
  { kind: 'podcast', ...podcast },
  { kind: 'nextStep', ...nextStep },
  { kind: 'numbers', ...numbers },
] as const satisfies readonly AnyHomeSection[];
