import { UsageError } from '../lib/command-line.ts';
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

test.each([
  [['publish', 'shell', '--canary=0'], '--canary=0 is no share: 1 to 50 of 100 visitors.'],
  [['publish', 'shell', '--canary=51'], '--canary=51 is no share'],
  [['publish', 'shell', '--canary=ten'], '--canary=ten is no share'],
  [['publish', 'shell', '--canary='], '--canary= is no share'],
  [['rollback', '--canary=10'], '--canary is for publish.'],
  [['promote', 'shell'], 'promote takes no package.'],
  [['watch', '--dry-run'], 'watch decides: it has no --dry-run.'],
])('%j is told what is wrong, and how commands read', (args, words) => {
  expect(() => parse(...args)).toThrow(UsageError);
  expect(() => parse(...args)).toThrow(words);
  expect(() => parse(...args)).toThrow(/npm run release -- watch/);
});
