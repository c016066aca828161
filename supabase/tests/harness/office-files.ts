import { strToU8, zipSync } from 'fflate';

export const officeTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
} as const;

const mainParts = {
  xlsx: 'xl/workbook.xml',
  docx: 'word/document.xml',
  pptx: 'ppt/presentation.xml',
} as const;

/** Builds a minimal Office file, plus the parts in `more`. Random contents make each file unique. */
export function officeFile(kind: keyof typeof officeTypes, more: readonly string[] = []): Uint8Array {
  const parts = ['[Content_Types].xml', mainParts[kind], ...more];
  return zipSync(Object.fromEntries(parts.map((name) => [name, strToU8(`<x>${crypto.randomUUID()}</x>`)])));
}
