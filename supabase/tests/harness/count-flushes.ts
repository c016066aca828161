import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Loaded before the backend: says at its end how often it waited for the disk. */
const { fsyncSync } = fs;
let flushes = 0;
fs.fsyncSync = (descriptor) => {
  flushes += 1;
  fsyncSync(descriptor);
};
syncBuiltinESMExports();
process.on('exit', () => fs.writeFileSync(process.env['FLUSHES_FILE'] ?? '', String(flushes)));
