import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { SETTINGS_ID, SITE_ID, dataBlock } from 'shared-contract/page-data';
import type { Release } from '../../shell/server/release.ts';
import { browsers } from '../build/browsers.ts';
import { compressFolder } from '../build/compress.ts';
import { root } from '../build/shared-modules.ts';
import type { Block } from './probe.ts';

const library = (name: string): string => JSON.stringify(path.join(root, 'node_modules', name));

/** A program that shows the blocks, and nothing else. */
function floorProgram(blocks: readonly Block[]): string {
  return [
    `import { createElement } from ${library('react/index.js')};`,
    `import { createRoot } from ${library('react-dom/client.js')};`,
    `const blocks = ${JSON.stringify(blocks)};`,
    'const elements = blocks.map(([element, text], key) => createElement(element, { key }, text));',
    "createRoot(document.getElementById('root')).render(createElement('main', null, elements));",
  ].join('\n');
}

/**
 * The least that React can be asked for the same text: a page that React alone renders in the browser.
 *
 * @param product the folder of the product's release: the edge serves both by the same rules.
 * @returns the folder that the edge serves.
 */
export async function buildFloor(blocks: readonly Block[], product: string, folder: string): Promise<string> {
  const entry = path.join(folder, 'floor.js');
  const site = path.join(folder, 'site');
  writeFileSync(entry, floorProgram(blocks));
  const rsbuild = await createRsbuild({
    cwd: folder,
    rsbuildConfig: {
      root: folder,
      mode: 'production',
      logLevel: 'error',
      source: { entry: { index: entry } },
      html: { mountId: 'root', title: 'Floor' },
      output: { distPath: { root: site }, legalComments: 'none', overrideBrowserslist: browsers },
      performance: { printFileSize: false, buildCache: false },
    },
  });
  await (await rsbuild.build()).close();
  mkdirSync(path.join(site, 'html'));
  const page = readFileSync(path.join(site, 'index.html'), 'utf8');
  rmSync(path.join(site, 'index.html'));
  // The edge writes these into every page that it serves.
  const document = page.replace(
    '<head>',
    (head) => head + dataBlock(SETTINGS_ID, {}) + dataBlock(SITE_ID, {}),
  );
  writeFileSync(path.join(site, 'html/index.html'), document);
  await compressFolder(site);
  const release = JSON.parse(readFileSync(path.join(product, 'release.json'), 'utf8')) as Release;
  const file = 'html/index.html';
  const floor: Release = {
    ...release,
    release: 'floor',
    pages: { '/': { file, status: 200 } },
    frames: [],
    missing: [],
    files: {},
    notFound: file,
    site: { scripts: [], preloads: {}, fonts: [] },
    manifest: { release: 'floor', remotes: {} },
  };
  writeFileSync(path.join(site, 'release.json'), JSON.stringify(floor));
  return site;
}
