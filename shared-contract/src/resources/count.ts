import { toolPlaces } from '../tool-places.ts';
import { coachPaperIds } from './coach-papers.ts';
import { allResources, isFilm } from './resources.ts';

const tools = Object.keys(toolPlaces).length;
const films = allResources.filter(({ type }) => isFilm(type)).length;
const documents = allResources.length - films + coachPaperIds.length;

/** Number of files that the program's library has now, by kind. */
export const programFiles = { tools, films, documents, all: tools + films + documents } as const;
