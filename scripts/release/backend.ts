import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@scripts/core/files';
import { z } from 'zod';

type Environment = Readonly<Record<string, string | undefined>>;

const shape = z.object({ url: z.string(), secretKey: z.string() });
const PATIENCE_MS = 30_000;

/** Returns the backend with its secret key: the hosted project, or the one described in the data folder. */
function backendIn({ SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey }: Environment, dataFolder: string) {
  if (url && secretKey) return { url, secretKey };
  if (url) throw new Error('SUPABASE_SECRET_KEY is not set. Reports of pages are read with it.');
  try {
    return shape.parse(JSON.parse(readFileSync(path.resolve(root, dataFolder, 'backend.json'), 'utf8')));
  } catch (cause) {
    throw new Error('No backend runs here: npm start, or set SUPABASE_URL and SUPABASE_SECRET_KEY', {
      cause,
    });
  }
}

/** The backend, for a command with its secret key. Its methods throw an error with the status if a call fails. */
export interface Backend {
  /** Calls a database function. Returns null if it has no result. */
  callDatabase(name: string, values: object): Promise<unknown>;
  callFunction(name: string, values: object): Promise<unknown>;
}

export function openBackend(environment: Environment, dataFolder: string): Backend {
  const { url, secretKey } = backendIn(environment, dataFolder);
  const post = async (address: string, values: object): Promise<unknown> => {
    const response = await fetch(`${url}/${address}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: secretKey },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await response.text();
    if (!response.ok)
      throw new Error(`${url}/${address} failed with ${response.status}: ${text.slice(0, 200)}`);
    return text === '' ? null : (JSON.parse(text) as unknown);
  };
  return {
    callDatabase: (name, values) => post(`rest/v1/rpc/${name}`, values),
    callFunction: (name, values) => post(`functions/v1/${name}`, values),
  };
}
