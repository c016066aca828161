import type { Artifact } from '../artifacts.ts';
import { isChanged } from '../changed-artifacts.ts';
import type { ArtifactCheck, GateViolation } from '../gate.ts';
import { ownSchema, schemaOf, type SchemaDocument } from './database/database.ts';
import { scriptsOf, textOf } from './record.ts';

/** A call of the data client with a literal name. Not `Array.from("abc")` and the like. */
const CALL = /(?<!\b(?:\w*Array|Buffer|Iterator))\.(from|rpc|invoke)\(["'`]([A-Za-z][\w-]*)["'`]/g;

type Method = 'from' | 'rpc' | 'invoke';

const targets: Readonly<Record<Method, string>> = {
  from: 'table, view, or bucket',
  rpc: 'database function',
  invoke: 'server function',
};

/** Returns the names that each method of the data client accepts. */
function namesIn({ relations, functions, endpoints, buckets }: SchemaDocument) {
  const names = (all: readonly { readonly name: string }[]) => all.map(({ name }) => name);
  return {
    from: new Set([...names(relations), ...buckets]),
    rpc: new Set(names(functions)),
    invoke: new Set(endpoints),
  };
}

async function wrongQueries(artifact: Artifact, known: ReturnType<typeof namesIn>): Promise<GateViolation[]> {
  const found: GateViolation[] = [];
  for (const file of scriptsOf(artifact))
    for (const [call, method, name = ''] of (await textOf(artifact, file)).matchAll(CALL)) {
      if (known[method as Method].has(name)) continue;
      found.push({
        check: 'queries',
        package: artifact.package,
        message: `${file} calls ${call.slice(1)}), and supabase/schema.json has no ${targets[method as Method]} "${name}"; correct the name, or add it in a migration and run supabase/embedded/generate-types.ts`,
      });
    }
  return found;
}

/** Checks the names in queries of the changed packages against the backend's schema, also in code that runs on a click. */
export const createQueryCheck =
  (own: () => SchemaDocument | undefined = ownSchema): ArtifactCheck =>
  async (artifacts, live) => {
    const schema = own() ?? (await schemaOf(artifacts));
    if (!schema) return [];
    const known = namesIn(schema);
    const changed = artifacts.filter((artifact) => isChanged(artifact, live));
    return (await Promise.all(changed.map((artifact) => wrongQueries(artifact, known)))).flat();
  };
