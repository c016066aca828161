import { devRemote, type DevRemote } from './dev-page.ts';

interface Boot {
  start: string;
  preloads: [address: string, integrity: string][];
  manifest: { remotes: Record<string, unknown> };
  hydration: unknown;
}

const bootBlock = /(<script type="application\/json" id="boot">)([\s\S]*?)(<\/script>)/;

/**
 * A page of a release, with one remote taken from its development server. The page then renders in the browser
 * from nothing: the HTML was rendered from the released build of that remote.
 */
export function withDevRemote(html: string, remote: DevRemote): string {
  const folder = `/remotes/${remote.name.replaceAll('_', '-')}/`;
  const sheets = new RegExp(`<link rel="stylesheet" href="${folder}[^>]*>`, 'g');
  return html.replaceAll(sheets, '').replace(bootBlock, (_all, open: string, text: string, close: string) => {
    const boot = JSON.parse(text) as Boot;
    const [name, manifest] = devRemote(remote);
    const changed: Boot = {
      ...boot,
      start: 'now',
      preloads: boot.preloads.filter(([address]) => !address.startsWith(folder)),
      manifest: { ...boot.manifest, remotes: { ...boot.manifest.remotes, [name]: manifest } },
      hydration: null,
    };
    return open + JSON.stringify(changed).replaceAll('<', '\\u003c') + close;
  });
}
