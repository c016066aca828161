import { paths } from 'shared-contract/paths';
import { badge } from './badge.ts';

/** What the build writes at fixed paths (`files` in package.json names this module). */
export const files = { [paths.badgeSvg]: badge };

/** The size that places for badges ask for. */
export const pictures = { [paths.badgePng]: { drawing: badge, pixels: 1200 } };
