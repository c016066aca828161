import * as z from 'zod/mini';
import { rpc } from './rpc.ts';

export const openResource = rpc('open_resource', z.object({ path: z.string() }));
