import { createFolderStore, whileLocked } from '../folder-store.ts';

/* A process that swaps on request, or takes the lock and never releases it. */
const [folder = '', name = ''] = process.argv.slice(2);
const store = createFolderStore(folder);
process.send?.('here');
process.on('message', (told: { readonly hold: string } | { readonly expected: string | null }) => {
  if ('hold' in told)
    whileLocked(told.hold, () => {
      process.send?.('holds', () => undefined);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    });
  else
    void store
      .swap('live.json', new TextEncoder().encode(name), told.expected)
      .then((done) => process.send?.(done));
});
