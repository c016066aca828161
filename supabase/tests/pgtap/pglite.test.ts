import { openMigrated } from '../harness/migrated-database.ts';
import { runTapFiles } from './run-files.ts';

/** What an engine could do differently, each in at least one file. */
const files = [
  // Roles, policies, and definer functions
  ...['people', 'security', 'storage'],
  // Triggers, generated columns, and constraints
  ...['applications', 'row-versions'],
  // Dates, time zones, and locks
  ...['bookings', 'decisions', 'review-clock'],
  // JSON, text search, and aggregates
  ...['analytics', 'leads', 'many-clients', 'site-health'],
];

/* `pgtap.test.ts` runs all SQL tests on PostgreSQL. This sample shows that PGlite, which development and end-to-end
   tests use, agrees. */
const { database, close } = await openMigrated();
try {
  await runTapFiles(database, files);
} finally {
  await close();
}
