import type { ToolCategory } from '../content/tools.ts';

/** What a file of a category is, by its extension and in words. */
export const toolFormats = {
  calculators: { extension: 'xlsx', label: 'Excel workbook (XLSX)' },
  templates: { extension: 'docx', label: 'Word document (DOCX)' },
  presentations: { extension: 'pptx', label: 'PowerPoint slides (PPTX)' },
  proposals: { extension: 'docx', label: 'Word document (DOCX)' },
} as const satisfies Readonly<Record<ToolCategory, { extension: string; label: string }>>;
