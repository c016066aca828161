import type { BuildRecord } from './build-record.ts';
import type { PackageBuild } from './build-package.ts';
import { filesForPage, type RemoteBuild } from './page-files.ts';

const record = (files: string[], parts: Partial<BuildRecord>): BuildRecord => ({
  id: '',
  version: '1.0.0-aaaaaa',
  owners: [],
  initial: { js: [], css: [] },
  chunks: {},
  provides: {},
  consumes: {},
  files: {},
  integrity: Object.fromEntries(files.map((file) => [file, `sha384-${file}`])),
  pageDates: {},
  builtAgainst: {},
  fingerprints: {},
  ...parts,
});

const shell: PackageBuild = {
  name: 'shell',
  folder: '/builds/shell',
  fresh: false,
  record: record(['main.js', 'react.js', 'main.css', 'login.js', 'login.css', 'dialog.js'], {
    initial: { js: ['react.js', 'main.js'], css: ['main.css'] },
    chunks: { 'shell-login': { js: ['login.js', 'react.js'], css: ['login.css'] } },
    provides: { 'shared-ui/dialog': { js: ['dialog.js'], css: [] } },
  }),
};
const marketing: RemoteBuild = {
  name: 'mfe-marketing',
  remote: 'mfe_marketing',
  base: '/remotes/mfe-marketing/',
  folder: '/builds/mfe-marketing',
  fresh: false,
  record: record(['remoteEntry.js', 'routes.js', 'routes.css', 'home.js', 'about.js', 'about.css'], {
    entry: 'remoteEntry.js',
    initial: { js: ['routes.js'], css: ['routes.css'] },
    chunks: {
      'marketing-home': { js: ['home.js'], css: [] },
      'marketing-about': { js: ['about.js'], css: ['about.css', 'routes.css'] },
    },
    consumes: { 'marketing-about': ['react', 'shared-ui/dialog'] },
  }),
};

const addresses = (files: readonly (readonly [string, string])[]) => files.map(([address]) => address);
const at = (file: string) => marketing.base + file;

describe('filesForPage', () => {
  const about = filesForPage(shell, [marketing], ['root', 'public', 'mfe_marketing', 'marketing:about']);

  it('starts the application with the scripts of the shell, in their order', () => {
    expect(addresses(about.scripts)).toEqual(['/react.js', '/main.js']);
  });

  it('preloads the code of just this page: entry, routes, page, and what it takes from the host', () => {
    expect(addresses(about.preloads)).toEqual([
      at('remoteEntry.js'),
      at('routes.js'),
      at('about.js'),
      '/dialog.js',
    ]);
  });

  it('names each stylesheet once, each with the area that it belongs to', () => {
    expect(addresses(about.styles)).toEqual(['/main.css']);
    expect(about.areas).toEqual({
      'mfe-marketing': [
        [at('routes.css'), 'sha384-routes.css', 'routes.css'],
        [at('about.css'), 'sha384-about.css', 'about.css'],
      ],
    });
  });

  it('gives each file the integrity of its build', () => {
    expect(about.scripts[0]).toEqual(['/react.js', 'sha384-react.js']);
    expect(about.preloads[0]).toEqual([at('remoteEntry.js'), 'sha384-remoteEntry.js']);
  });

  it("takes the shell's own page from the shell, and preloads nothing that starts anyway", () => {
    const login = filesForPage(shell, [], ['root', 'public', 'shell:login']);
    expect(addresses(login.styles)).toEqual(['/main.css', '/login.css']);
    expect(addresses(login.preloads)).toEqual(['/login.js']);
  });

  it('refuses to name a file that the build does not hold', () => {
    const broken = { ...marketing, record: { ...marketing.record, integrity: {} } };
    expect(() => filesForPage(shell, [broken], ['marketing:home'])).toThrow('mfe-marketing has no file');
  });
});
