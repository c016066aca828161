import { CompiledQuery, sql } from 'kysely';
import type { Database } from '../../embedded/database/database.ts';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Subplan Name'?: string;
  Plans?: PlanNode[];
}

export interface PlanShape {
  /** "Index Scan leads by leads_status", outermost first. */
  nodes: string[];
  /** Kinds of nodes, outermost first. */
  kinds: string[];
  scansWhole(table: string): boolean;
}

/** How the database would answer a query of a person, under their role and claims. Nothing is run or timed. */
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
    scansWhole: (table) =>
      found.some((node) => node['Node Type'].endsWith('Seq Scan') && node['Relation Name'] === table),
  };
}

/** Nodes of the statement itself. Plans that only look up who asks (InitPlan) are not part of it. */
const nodesOf = (node: PlanNode): PlanNode[] =>
  node['Subplan Name']?.startsWith('InitPlan') ? [] : [node, ...(node.Plans ?? []).flatMap(nodesOf)];
