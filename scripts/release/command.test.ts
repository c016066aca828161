import { UsageError } from '@scripts/core/command';
import { parseCommand } from './command.ts';

const parse = (...args: string[]) => parseCommand(args, { RELEASE_AUTHOR: 'ann' });

test('a canary is published to a share of the visitors', () => {
  expect(parse('publish', 'shell', '--canary=10')).toMatchObject({
    names: ['shell'],
    canary: 10,
    author: 'ann',
  });
  expect(parse('publish', 'shell')).toMatchObject({ canary: undefined });
});

test('a remote of another repository is previewed by its artifact, and removed by its name', () => {
  const id = 'a'.repeat(64);
  expect(parse('preview', `mfe-glossary@${id}`)).toMatchObject({
    names: [],
    stored: [{ name: 'mfe-glossary', id }],
  });
  expect(parse('remove', 'mfe-glossary')).toMatchObject({ action: 'remove', names: ['mfe-glossary'] });
});

test.each([
  [['publish', 'shell', '--canary=0'], '--canary=0 is not a percentage from 1 to 50.'],
  [['publish', 'shell', '--canary=51'], '--canary=51 is not a percentage'],
  [['publish', 'shell', '--canary=ten'], '--canary=ten is not a percentage'],
  [['publish', 'shell', '--canary='], '--canary= is not a percentage'],
  [['rollback', '--canary=10'], '--canary is only for publish.'],
  [['preview', 'shell', '--all-pages'], '--all-pages is only for publish.'],
  [['promote', 'shell'], 'promote takes no package.'],
  [['remove'], 'remove needs a package.'],
  [['remove', 'mfe-cpps'], 'mfe-cpps is a package of this repository'],
  [['rollback', `mfe-glossary@${'a'.repeat(64)}`], 'There is no package'],
  [['watch', '--dry-run'], 'watch has no --dry-run.'],
  [['notify', 'shell'], 'notify takes no package.'],
])('%j gets an error with the usage', (args, words) => {
  expect(() => parse(...args)).toThrow(UsageError);
  expect(() => parse(...args)).toThrow(words);
  expect(() => parse(...args)).toThrow(/npm run release -- watch/);
});
