import type { Block, ToolDocument } from 'shared-contract/tools/document';

export const text = (words: string): Block => ({ kind: 'text', text: words });
export const list = (...items: readonly string[]): Block => ({ kind: 'list', items });
export const fields = (...labels: readonly string[]): Block => ({ kind: 'fields', labels });
export const checklist = (...items: readonly string[]): Block => ({ kind: 'checklist', items });

/** Completes a document that counsel has to read before a firm uses it. */
export const sampleDocument = (
  document: Pick<ToolDocument, 'title' | 'purpose' | 'sections' | 'sources' | 'minPoints'>,
): ToolDocument => ({
  kind: 'document',
  format: 'pages',
  asOf: 'November 2026',
  isSample: true,
  ...document,
});
