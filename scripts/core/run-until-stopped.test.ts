import { runUntilStopped } from './run-until-stopped.ts';
import { startService, type Service } from './services.ts';

jest.mock('./services.ts', () => ({ startService: jest.fn(), onOrphaned: jest.fn() }));

/** Functions that end each started service. */
let deaths: (() => void)[];
let now: number;
/** When each service is ready, in milliseconds. */
let readyAt: number[];
let said: string[];
let exit: Promise<number>;

beforeEach(() => {
  [deaths, now, readyAt, said] = [[], 0, [0, 30_000, 200_000], []];
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  jest.spyOn(process, 'on').mockReturnThis();
  for (const stream of [process.stdout, process.stderr])
    jest.spyOn(stream, 'write').mockImplementation((line) => said.push(String(line)) > 0);
  exit = new Promise((resolve) => {
    jest.spyOn(process, 'exit').mockImplementation((code) => {
      resolve(Number(code));
      return undefined as never;
    });
  });
  jest.mocked(startService).mockImplementation((name) => {
    now = readyAt[deaths.length] ?? now;
    const ended = new Promise<void>((resolve) => deaths.push(resolve));
    return Promise.resolve<Service>({ name, url: '', ended, stop: () => Promise.resolve() });
  });
});
afterEach(() => jest.restoreAllMocks());

const settle = () => new Promise((resolve) => setImmediate(resolve));
const run = () =>
  runUntilStopped(async ({ start }) => {
    await start('It', 'it.ts', { env: {}, again: () => ({ env: {} }) });
  });
async function die(at: number) {
  now = at;
  deaths.at(-1)?.();
  await settle();
}

it('a second death within a minute of the restart ends all, however long the restart took', async () => {
  await run();
  await die(1_000);
  await die(89_999);
  expect(deaths).toHaveLength(2);
  await expect(exit).resolves.toBe(1);
  expect(said.at(-1)).toBe('It stopped again within a minute of its restart; its last words stand above.\n');
});

it('after a minute it is started once more', async () => {
  await run();
  await die(1_000);
  await die(90_000);
  expect(deaths).toHaveLength(3);
  expect(said.at(-1)).toBe('It is back.\n');
});
