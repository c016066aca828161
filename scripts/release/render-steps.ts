import { FILES_STEP } from '@scripts/build/rules';

/** Prefix of a line in which the rendering process reports its current step. */
const STEP = '\u0001step ';

export const stepLine = (step: string): string => `${STEP}${step}\n`;

/** First our own code loads, then package code runs, then our own code writes the files. */
export interface Progress {
  readonly phase: 'start' | 'packages' | 'files';
  readonly step: string;
}

/** Returns the progress after a line of output. No phase starts again, because package code can print such lines too. */
export function progressAfter(progress: Progress, line: string): Progress {
  if (!line.startsWith(STEP)) return progress;
  const step = line.slice(STEP.length);
  const isLast = progress.phase === 'files' || (progress.phase === 'packages' && step === FILES_STEP);
  return { phase: isLast ? 'files' : 'packages', step };
}

/** Folder of rendered releases, by id. */
export const OUT_FOLDER = 'out';

/** Folder of the fonts and share cards of the live release set, next to the rendered release. */
export const LIVE_FOLDER = 'live';

/** File for the routes that the remotes declare, next to the rendered release. The edge doesn't serve it. */
export const ROUTES_FILE = 'routes.json';
