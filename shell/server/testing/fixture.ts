import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentTypeOf, type AssetStore } from 'shared-release/assets';
import { fixtureRelease } from 'shared-release/testing';
import { digestOf } from '../digest.ts';
import type { EdgeSettings } from '../settings.ts';

const SLOTS = ['settings', 'site']
  .map((id) => `<script type="application/json" id="${id}">{}</script>`)
  .join('');

function pageOf(title: string): string {
  return `<!doctype html><html lang="en"><head><title>${title}</title>${SLOTS}</head><body><h1>${title}</h1></body></html>`;
}

export const fixtureFiles: Readonly<Record<string, string>> = {
  'html/index.html': pageOf('Home'),
  'html/about.html': pageOf('About'),
  'html/login.html': pageOf('Sign in'),
  'html/dashboard.html': pageOf('Dashboard'),
  'html/404.html': pageOf('Not found'),
  'html/cpa--~id.html': pageOf('Nobody of this name'),
  'html/cpa--~~id.html': pageOf('~~name~~'),
  'release.json': JSON.stringify(fixtureRelease),
  'sw.js': 'addEventListener("fetch", () => undefined);',
  'static/js/index.5d2f9ab3c1.js': 'export const answer = 42;',
  'static/share/statement.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'remotes/mfe-marketing/remoteEntry.5d2f.js': 'var mfe_marketing;',
  'remotes/mfe-marketing/at/blog/feed.xml': '<rss version="2.0"/>',
  'remotes/mfe-marketing/at/resources/guide.pdf': '%PDF-1.7',
  'remotes/mfe-marketing/at/static/documents/guide.5d2f9ab3c1.webp': 'RIFF',
};

export function without(file: string): Record<string, string> {
  return Object.fromEntries(Object.entries(fixtureFiles).filter(([name]) => name !== file));
}

export const fixtureSettings: EdgeSettings = {
  supabaseUrl: 'https://abc.supabase.co',
  supabasePublishableKey: 'sb_publishable_test',
};

export function memoryStore(files: Readonly<Record<string, string>>): AssetStore {
  return {
    async get(file) {
      const text = Object.hasOwn(files, file) ? files[file] : undefined;
      const contentType = contentTypeOf(file);
      if (text === undefined || contentType === undefined) return null;
      const body = new TextEncoder().encode(text);
      return { body, contentType, etag: `"${await digestOf(body)}"` };
    },
  };
}

export async function writeFiles(
  root: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(root, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
