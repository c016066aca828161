import { badgeFiles } from 'shared-contract/badge-files';
import { badge } from './badge.ts';

/** What the build writes at fixed paths (`files` in package.json names this module). */
export const files = { [badgeFiles.svg]: badge };

/** The size that places for badges ask for. */
export const pictures = { [badgeFiles.png]: { drawing: badge, pixels: 1200 } };
