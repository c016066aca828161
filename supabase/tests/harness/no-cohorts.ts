import { succeed, type ProductClient } from './project.ts';

/** Deletes every cohort, with the certificates and waiting-list entries that refer to them. */
export async function removeCohorts(service: ProductClient): Promise<void> {
  for (const table of ['waitlist', 'certificates', 'cohorts'] as const)
    succeed(await service.from(table).delete().not('id', 'is', null));
}
