// Writes a key set for CREDENTIAL_KEYS to standard output, with a new key in front of those in the variable.
import { withNewKey } from './credential-keys.ts';

const before = process.env['CREDENTIAL_KEYS'];
process.stdout.write(`${await withNewKey(before === '' ? undefined : before)}\n`);
