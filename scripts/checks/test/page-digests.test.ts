import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pageDigests } from './page-digests.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

interface Site {
  readonly release?: string;
  /** Digest in the names of the remote's files, which changes with each of its modules. */
  readonly name?: string;
  readonly about?: string;
  readonly picture?: string;
}

/** Writes a site of two pages, which share a stylesheet and a start script, and returns its digests. */
function digests({
  release = '4f1c09ab3c1d22e7',
  name = '5d2f9ab3c1',
  about = 'About',
  picture = 'aaaaaaaaaa',
}: Site) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ninecourse-pages-'));
  folders.push(folder);
  const write = (file: string, content: unknown) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
  };
  const html = (text: string) =>
    `<img src="/photos/team.${picture}.webp"><h1>${text}</h1><script id="site" type="x">["${name}"]</script>`;
  const script = (file: string) => `/js/${file}.${name}.js`;
  write('release.json', {
    release,
    pages: { '/about': { file: 'html/about.html' }, '/team': { file: 'html/team.html' } },
    site: { scripts: [[script('main'), '']] },
  });
  write('static/pages/files.1234567890.json', {
    files: [script('about'), script('team')].map((file) => [file, '']),
    pages: { '/about': [0], '/team': [1] },
  });
  write('html/about.html', html(about));
  write('html/team.html', html('Team'));
  write(script('main'), `start("${release}", {1:"${name}"}, "1.0.14-${name.slice(0, 10)}")`);
  write(script('about'), `show("${about}", "about.${name}.js")`);
  write(script('team'), 'show("Team")');
  return pageDigests(folder);
}

const changed = (site: Site) => {
  const before = digests({});
  return Object.entries(digests(site)).flatMap(([address, digest]) =>
    before[address] === digest ? [] : [address],
  );
};

test.each([
  ['a text of one page', ['/about'], { about: 'About us', name: 'ffffffffff', release: 'ffffffffffffffff' }],
  ['only names', [], { name: 'ffffffffff', release: 'ffffffffffffffff' }],
  ['a picture of both pages', ['/about', '/team'], { picture: 'bbbbbbbbbb' }],
])('after a change of %s, the pages %j differ', (_, pages, site) => {
  expect(changed(site)).toEqual(pages);
});
