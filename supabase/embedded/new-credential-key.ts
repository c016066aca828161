// Writes a key set for CREDENTIAL_KEYS to standard output: a new key in front of those that the variable holds.
import { withNewKey } from './credential-keys.ts';

const before = process.env['CREDENTIAL_KEYS'];
process.stdout.write(`${await withNewKey(before === '' ? undefined : before)}\n`);
