import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { accepted } from './accepted.ts';
import { newerInPage, newerInScript, newerInStylesheet } from './find-newer.ts';
import type { Newer } from './newer-features.ts';

function newerIn(file: string, text: string): readonly Newer[] {
  if (file.endsWith('.js')) return newerInScript(file, text);
  return file.endsWith('.css') ? newerInStylesheet(text) : newerInPage(text);
}

/**
 * Compares the files that browsers load with the oldest supported ones.
 *
 * @param folder a built site.
 * @returns what is wrong, a line each: a file uses what a browser lacks, or the list of accepted features is stale.
 */
export function checkSupport(folder: string, reasons = accepted): string[] {
  const unused = new Set(Object.values(reasons).flat());
  const known = new Set(unused);
  const faults = new Set<string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/\.(?:js|css|html)$/.test(file)) continue;
    for (const { feature, lacking } of newerIn(file, readFileSync(path.join(folder, file), 'utf8'))) {
      unused.delete(feature);
      if (!known.has(feature)) faults.add(`${file}: ${feature} is missing in ${lacking.join(', ')}`);
    }
  }
  return [
    ...faults,
    ...[...unused].map((feature) => `scripts/support/accepted.ts: nothing uses ${feature}. Remove it.`),
  ];
}
