import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FunctionContext, FunctionHandler } from '../functions/_shared/function.ts';
import type { ProjectConfig } from './config-file.ts';
import { json } from './http/answers.ts';
import { callerOf } from './http/caller.ts';
import type { BackendKeys } from './lite-app.ts';

export interface FunctionHost {
  answer(request: Request, url: URL): Promise<Response>;
}

/** Runs `supabase/functions/<name>/handler.ts`, the same source that `index.ts` serves on a hosted project. */
export function createFunctionHost(
  folder: string,
  config: ProjectConfig,
  keys: BackendKeys,
  context: () => FunctionContext,
): FunctionHost {
  const loaded = new Map<string, Promise<FunctionHandler | null>>();

  const load = async (name: string): Promise<FunctionHandler | null> => {
    const file = join(folder, name, 'handler.ts');
    const isThere = await access(file).then(
      () => true,
      () => false,
    );
    if (!isThere) return null;
    const module: unknown = await import(pathToFileURL(file).href);
    if (
      typeof module === 'object' &&
      module !== null &&
      'handler' in module &&
      typeof module.handler === 'function'
    ) {
      return module.handler as FunctionHandler;
    }
    throw new Error(`${file} exports no function named handler`);
  };

  return {
    async answer(request, url) {
      const name = url.pathname.split('/')[3] ?? '';
      const settings = config.functions[name];
      if (!/^[a-z][a-z0-9-]*$/.test(name) || settings?.enabled === false) return notFound();
      if (settings?.verify_jwt !== false && (await callerOf(request, keys)) === null) {
        return json(401, { code: 401, message: 'Invalid JWT' });
      }
      const pending = loaded.get(name) ?? load(name);
      loaded.set(name, pending);
      const handler = await pending;
      // Callers can request any name, so only cache existing functions.
      if (handler === null) loaded.delete(name);
      return handler === null ? notFound() : handler(request, context());
    },
  };
}

const notFound = (): Response =>
  json(404, { code: 'NOT_FOUND', message: 'Requested function was not found' });
