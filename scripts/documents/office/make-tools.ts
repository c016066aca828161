import { createHash } from 'node:crypto';
import path from 'node:path';
import { root } from '@scripts/core/files';
import { brandFileInUse, loadModule } from '@scripts/core/modules';
import type { ToolDocument } from 'shared-contract/tools/document';
import type { Worksheet } from 'shared-contract/tools/worksheet';
import type { ToolFile } from '../../../supabase/tools/install-tools.ts';
import type { Facts } from './office.ts';
import { makeSlides } from './slides.ts';
import { makeSpreadsheet } from './spreadsheet.ts';
import { makeWord } from './word.ts';

export interface ToolDefinition {
  readonly id: string;
  readonly content: Worksheet | ToolDocument;
  readonly facts: Facts;
}

/** Returns the definitions of the tools, with the name of the firm that the site is built for. */
export function toolDefinitions(): ToolDefinition[] {
  const read = (file: string) => loadModule(path.join(root, 'mfe-cpps/src/content', file));
  const { toolFiles } = read('tool-files/tool-files.ts') as {
    toolFiles: Readonly<Record<string, ToolDefinition['content']>>;
  };
  const { tools } = read('tools.ts') as {
    tools: readonly { readonly id: string; readonly lastUpdated: string }[];
  };
  const { brand } = loadModule(brandFileInUse()) as { brand: { readonly name: string } };
  return tools.map(({ id, lastUpdated: updated }) => {
    const content = toolFiles[id];
    if (!content) throw new Error(`The tool ${id} has no content.`);
    const { title, purpose: subject } = content;
    return { id, content, facts: { title, subject, firm: brand.name, updated } };
  });
}

/** Makes the file of a tool. The same content results in the same bytes. */
export async function makeTool({ id, content, facts }: ToolDefinition): Promise<ToolFile> {
  const isSheet = content.kind === 'worksheet';
  const extension = isSheet ? 'xlsx' : content.format === 'slides' ? 'pptx' : 'docx';
  const bytes = await (isSheet
    ? makeSpreadsheet(content, facts)
    : content.format === 'slides'
      ? makeSlides(content, facts)
      : makeWord(content, facts));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { id, extension, updated: facts.updated, sha256, bytes };
}

export const makeTools = (): Promise<ToolFile[]> => Promise.all(toolDefinitions().map(makeTool));
