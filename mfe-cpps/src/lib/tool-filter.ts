import { toolCategories, tools } from '../content/tools.ts';
import type { Tool, ToolCategory } from '../content/tools.ts';

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

/** The tools whose files changed last, newest first. */
export function recentlyUpdated(count: number): readonly Tool[] {
  return tools.toSorted((a, b) => b.lastUpdated.localeCompare(a.lastUpdated)).slice(0, count);
}
