import * as z from 'zod/mini';
import { errorKinds, vitalNames } from '../page-reports.ts';
import { count, instant, rpc } from './rpc.ts';

export const siteHealth = rpc(
  'site_health',
  z.object({
    at: instant,
    since: instant,
    parts: z.array(
      z.object({
        remote: z.string(),
        version: z.string(),
        errors: count,
        views: count,
        first: instant,
        last: instant,
        /** The 75th percentile of each measured vital, and its number of page views. */
        vitals: z.partialRecord(z.enum(vitalNames), z.object({ p75: z.number(), views: count })),
      }),
    ),
    latest: z.array(
      z.object({
        remote: z.string(),
        version: z.string(),
        release: z.string(),
        kind: z.enum(errorKinds),
        message: z.string(),
        place: z.string(),
        stack: z.string(),
        route: z.string(),
        count,
        lastAt: instant,
      }),
    ),
    /** Hours or days, the current one last. */
    steps: z.array(instant),
    packages: z.array(z.object({ remote: z.string(), errors: z.array(count) })),
  }),
);
