import { CompiledQuery, sql } from 'kysely';
import type { Database } from 'embedded-backend/database';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Subplan Name'?: string;
  Plans?: PlanNode[];
}

export interface PlanShape {
  /** Such as "Index Scan leads by leads_status", outermost first. */
  nodes: string[];
  kinds: string[];
  hasSequentialScan(table: string): boolean;
}

/** Returns the plan for a user's query, with their role and claims. Nothing is run or timed. */
export async function planFor(database: Database, userId: string, query: string): Promise<PlanShape> {
  const root = await database.db.transaction().execute(async (transaction) => {
    await sql`select set_config('request.jwt.claim.sub', ${userId}, true),
      set_config('request.jwt.claims', ${JSON.stringify({ sub: userId, role: 'authenticated' })}, true)`.execute(
      transaction,
    );
    await sql`set local role authenticated`.execute(transaction);
    const { rows } = await transaction.executeQuery<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      CompiledQuery.raw(`explain (format json) ${query}`),
    );
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
    if (plan === undefined) throw new Error(`No plan for ${query}`);
    return plan;
  });
  const found = nodesOf(root);
  return {
    nodes: found.map((node) =>
      [node['Node Type'], node['Relation Name'], node['Index Name'] && `by ${node['Index Name']}`]
        .filter(Boolean)
        .join(' '),
    ),
    kinds: found.map((node) => node['Node Type']),
    hasSequentialScan: (table) =>
      found.some((node) => node['Node Type'].endsWith('Seq Scan') && node['Relation Name'] === table),
  };
}

/** Returns the nodes of the statement itself. Skips plans that only look up the caller (InitPlan). */
const nodesOf = (node: PlanNode): PlanNode[] =>
  node['Subplan Name']?.startsWith('InitPlan') ? [] : [node, ...(node.Plans ?? []).flatMap(nodesOf)];
