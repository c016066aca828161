import path from 'node:path';
import { createFolderStore } from './folder-store.ts';
import { createS3Store } from './s3-store.ts';
import { StoreError, type Store } from './store.ts';

/**
 * Opens a store: a folder, or `s3:https://<endpoint>/<bucket>[/<folder>]`, with the keys in AWS_ACCESS_KEY_ID and
 * AWS_SECRET_ACCESS_KEY.
 */
export function openStore(address: string, environment: Readonly<Record<string, string | undefined>>): Store {
  if (address.startsWith('s3:')) return createS3Store(address.slice('s3:'.length), environment);
  if (/^[a-z]+:\/\//i.test(address))
    throw new StoreError(`${address} is no store: expected a folder, or s3:https://<endpoint>/<bucket>`);
  return createFolderStore(path.resolve(address));
}
