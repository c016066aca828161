import { succeed, type ProductClient } from './project.ts';

/** Takes away every cohort, with the certificates that keep one and with who waits for a seat. */
export async function removeCohorts(service: ProductClient): Promise<void> {
  for (const table of ['waitlist', 'certificates', 'cohorts'] as const)
    succeed(await service.from(table).delete().not('id', 'is', null));
}
