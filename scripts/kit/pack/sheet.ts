import { cpSync, globSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import tailwindcss from '@tailwindcss/postcss';
import { browsers } from '../../build/browsers.ts';
import { folderOf } from '../../build/places.ts';

/** Compiles the sheet of the design system, as the host has it in the page, into one file. */
export async function writeSheet(file: string, draft: string): Promise<void> {
  const base = folderOf('shared-ui');
  const rsbuild = await createRsbuild({
    cwd: base,
    rsbuildConfig: {
      mode: 'production',
      logLevel: 'error',
      // The order in which the shell imports them.
      source: { entry: { styles: ['./src/utilities.css', './src/styles.css'] } },
      output: { distPath: { root: draft }, overrideBrowserslist: browsers, filenameHash: false },
      performance: { printFileSize: false, buildCache: false },
      tools: {
        htmlPlugin: false,
        postcss: (_options, { addPlugins }) => {
          addPlugins(tailwindcss({ base, optimize: false }));
        },
      },
    },
  });
  const { close } = await rsbuild.build();
  await close();
  const [sheet, ...more] = globSync('**/*.css', { cwd: draft });
  if (sheet === undefined || more.length > 0) throw new Error('The design system is not one sheet.');
  cpSync(path.join(draft, sheet), file);
  rmSync(draft, { recursive: true });
}
