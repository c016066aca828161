import { toolPlaces } from '../tool-places.ts';
import { coachPaperIds } from './coach-papers.ts';
import { allResources, isFilm } from './resources.ts';
import { templates } from './templates.ts';

const tools = Object.keys(toolPlaces).length;
const films = allResources.filter(({ type }) => isFilm(type)).length;
const documents = allResources.length - templates.length - films + coachPaperIds.length;

/** Number of files that the program's library has, by kind. */
export const programFiles = {
  ...{ templates: templates.length, tools, films, documents },
  all: templates.length + tools + films + documents,
} as const;
