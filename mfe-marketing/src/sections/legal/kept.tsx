import { keptFor, type RetentionRule } from '../../content/legal/kept-for.ts';

/**
 * How long something is kept, within a text, marked with the rule that it is of.
 * @public used by the policy's MDX
 */
export function Kept({ rule }: { readonly rule: RetentionRule }) {
  return <span data-kept={rule}>{keptFor(rule)}</span>;
}
