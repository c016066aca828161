import * as z from 'zod/mini';
import { count, rpc } from './rpc.ts';

/** `batch` identifies the change, so that its author can undo it. */
const changed = z.object({ batch: z.string(), changed: count });

export const bulkChange = rpc('bulk_change', changed);
export const setHosts = rpc('set_hosts', changed);
export const archiveStories = rpc('archive_stories', changed);

/** `left`: rows that someone else has changed since. */
export const undo = rpc('undo', z.object({ restored: count, left: count }));
