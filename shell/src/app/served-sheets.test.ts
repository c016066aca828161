import { waitFor } from '@testing-library/react';
import type { BootManifest } from 'shared-contract/boot-manifest';
import { takeServedSheets } from './served-sheets.ts';

const sheet = '/remotes/mfe-cpps/1.0.0/static/css/routes.css';
const manifest: BootManifest = {
  release: 'r1',
  remotes: {
    mfe_cpps: {
      version: '1.0.0',
      entry: '/remotes/mfe-cpps/1.0.0/remoteEntry.js',
      integrity: 'sha384-abc',
      styles: [sheet],
      routes: ['/cpps'],
      builtAgainst: {},
    },
  },
};

const fail = jest.fn<undefined, [string, Error]>();
const inHead = () => document.head.querySelector('link');
const served = () => document.querySelector('#root link');

/** A served page whose sheet has come or not, up to where a copy of it is on its way into the head. */
async function take(came: boolean) {
  document.head.replaceChildren();
  document.body.innerHTML = `<div id="root"><link rel="stylesheet" href="${sheet}"><div data-mfe="mfe-cpps"></div></div>`;
  const files = { settled: () => Promise.resolve(came) };
  const taken = takeServedSheets(manifest, files as never, { fail } as never);
  if (came) await waitFor(() => expect(inHead()).not.toBeNull());
  return { taken };
}

beforeEach(() => fail.mockReset());

test('a sheet that came goes into the head, and is there all the while', async () => {
  const { taken } = await take(true);
  expect(served()).not.toBeNull();
  inHead()?.dispatchEvent(new Event('load'));
  await expect(taken).resolves.toBe(true);
  expect(inHead()).toHaveAttribute('href', sheet);
  expect(served()).toBeNull();
  expect(fail).not.toHaveBeenCalled();
});

test('a sheet that did not come fails its remote', async () => {
  const { taken } = await take(false);
  await expect(taken).resolves.toBe(false);
  expect(fail).toHaveBeenCalledWith('mfe_cpps', new Error(`mfe_cpps: its styles at ${sheet} did not come.`));
});

test('so does one whose copy does not come; the served page keeps it', async () => {
  const { taken } = await take(true);
  inHead()?.dispatchEvent(new Event('error'));
  await expect(taken).resolves.toBe(false);
  expect(fail).toHaveBeenCalledTimes(1);
  expect(inHead()).toBeNull();
  expect(served()).not.toBeNull();
});
