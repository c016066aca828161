import { ownPages } from '../own-pages.ts';

export const moduleAddress = (id: string): string => `${ownPages.training.path}/${id}`;
/** A section of a module, or its check. */
export const sectionAddress = (id: string, section: string): string => `${moduleAddress(id)}/${section}`;
