import { z } from 'zod';
import type { SiteRoutes } from '../build/declared-routes.ts';
import { Refusal } from './refusal.ts';

const text = z.string();
const route = z.object({ id: text, pattern: text, isPage: z.boolean(), isLazy: z.boolean() });
const schema = z.object({
  ownAddresses: z.array(text),
  remotes: z.array(
    z.union([
      z.object({ package: text, refused: text }),
      z.object({ package: text, routes: z.array(route) }),
    ]),
  ),
});

/** Reads what the rendering process has written: packages' code ran beside it, so that it may be anything. */
export function parseSiteRoutes(source: string): SiteRoutes {
  try {
    return schema.parse(JSON.parse(source));
  } catch {
    throw new Refusal(
      'What the remotes declare cannot be read: something wrote over it while the set was rendered.',
    );
  }
}
