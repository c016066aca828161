import path from 'node:path';
import { root, sharedPackages } from '../build/shared-modules.ts';

/** Folders of the packages that run once in the page. */
export const sharedFolders: readonly string[] = sharedPackages.map((name) => path.join(root, name));
