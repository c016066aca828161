import type { SentRequest } from './recording-client.ts';

const reserved = new Set(['select', 'order', 'limit', 'offset']);
const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const named = (name: string): string => {
  if (!/^\w+$/.test(name)) throw new Error(`${name} is no name of a column`);
  return name;
};

/**
 * Converts the operators that the product's operations send: `eq.value`, `gte.value`, `lte.value`, `lt.value`,
 * `in.(…)`, `is.null`, `ilike.pattern`, and `or=(…)`.
 */
function condition(column: string, text: string): string {
  if (column === 'or')
    return `(${text
      .slice(1, -1)
      .split(',')
      .map((part) => {
        const [name = '', ...how] = part.split('.');
        return condition(name, how.join('.'));
      })
      .join(' or ')})`;
  const [, operator = '', value = ''] = /^(\w+)\.(.*)$/s.exec(text) ?? [];
  const name = named(column);
  if (operator === 'eq') return `${name} = ${literal(value)}`;
  if (operator === 'gte') return `${name} >= ${literal(value)}`;
  if (operator === 'lte') return `${name} <= ${literal(value)}`;
  if (operator === 'lt') return `${name} < ${literal(value)}`;
  if (operator === 'is' && value === 'null') return `${name} is null`;
  if (operator === 'ilike') return `${name} ilike ${literal(value)}`;
  if (operator === 'in')
    return `${name} in (${value
      .slice(1, -1)
      .split(',')
      .map((one) => literal(one.replaceAll('"', '')))
      .join(', ')})`;
  throw new Error(`This harness does not know the condition ${column}=${text}`);
}

/** Converts a request for rows to the SQL statement that it runs. Omits the count, if one is requested. */
export function statementOf({ method, address }: SentRequest): string {
  const { pathname, searchParams } = new URL(address, 'https://project.example/');
  const target = pathname.slice(1);
  if (target.startsWith('rpc/')) return `select * from ${named(target.slice(4))}()`;
  const columns = (searchParams.get('select') ?? '*')
    .split(',')
    .map((name) => (name === '*' ? name : named(name)));
  const where = [...searchParams]
    .filter(([name]) => !reserved.has(name))
    .map(([name, text]) => condition(name, text));
  const order = (searchParams.get('order') ?? '')
    .split(',')
    .filter(Boolean)
    .map((term) => {
      const [name = '', direction = 'asc'] = term.split('.');
      return `${named(name)} ${direction === 'desc' ? 'desc' : 'asc'}`;
    });
  const part = (word: string): string => {
    const value = searchParams.get(word);
    return value === null ? '' : ` ${word} ${Number(value)}`;
  };
  return [
    `select ${method === 'HEAD' ? 'count(*)' : columns.join(', ')} from ${named(target)}`,
    where.length === 0 ? '' : ` where ${where.join(' and ')}`,
    order.length === 0 ? '' : ` order by ${order.join(', ')}`,
    part('limit'),
    part('offset'),
  ].join('');
}
