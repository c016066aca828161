import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newAddress } from '../harness/functions.ts';
import { heldDecisions } from '../harness/held-decisions.ts';
import { startProduct, unwrap } from '../harness/project.ts';

/* The queue as the dashboard asks for it: search, filters, pages, counts, and a file of it. */
const project = await startProduct();
const admin = await project.signIn('admin@example.com', 'demo-password');
const coach = await project.signIn('coach@example.com', 'demo-password');
const { apply } = heldDecisions(project, admin);
void apply; void newAddress;
test('x', async () => {
const w: unknown[] = [];
  const a = await admin.client.rpc('applications_found', { pattern: '%brill%' }, { count: 'exact' }).select('id, last_name').in('status', ['submitted']).order('review_due_at').order('id').range(0, 24);
  w.push(JSON.stringify(a));
  w.push(JSON.stringify(await coach.client.rpc('applications_found', { pattern: '%brill%' })));
  w.push(JSON.stringify(await admin.client.rpc('applications_found', { pattern: '%' }, { count: 'exact' }).select('id').range(50, 74)));
  unwrap(a); throw new Error(w.join("\n"));
});
