import { toolCategories, tools } from '../content/tools.ts';
import type { Tool, ToolCategory } from '../content/tools.ts';
import type { ToolLibraryData } from '../data/tool-library.ts';

export type ToolFilter = ToolCategory | 'all';

/** The filter an address asks for. Anything unknown shows all tools. */
export function parseToolFilter(value: string | null): ToolFilter {
  return toolCategories.find((category) => category.id === value)?.id ?? 'all';
}

export function filterTools(filter: ToolFilter): readonly Tool[] {
  return filter === 'all' ? tools : tools.filter((tool) => tool.category === filter);
}

/** All Tools and the four categories, each with how many tools it holds. */
export const filterChoices: readonly { id: ToolFilter; label: string; count: number }[] = [
  { id: 'all', label: 'All Tools', count: tools.length },
  ...toolCategories.map(({ id, label }) => ({ id, label, count: filterTools(id).length })),
];

type Files = ToolLibraryData['files'];

/** The tools whose files changed last, newest first; before the files are known, by the product's own days. */
export function recentlyUpdated(
  files: Files,
  count: number,
): readonly { readonly tool: Tool; readonly updatedOn: string }[] {
  return tools
    .map((tool) => ({ tool, updatedOn: files.get(tool.id)?.[0]?.updatedOn ?? tool.lastUpdated }))
    .toSorted((a, b) => b.updatedOn.localeCompare(a.updatedOn))
    .slice(0, count);
}

/** The tools that were downloaded most often; equal ones in the order of the layers. */
export function mostDownloaded(
  downloads: ToolLibraryData['downloads'],
  count: number,
): readonly { readonly tool: Tool; readonly count: number }[] {
  return tools
    .map((tool) => ({ tool, count: downloads.get(tool.id) ?? 0 }))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, count);
}
