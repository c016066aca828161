import type { Row } from './visibility.ts';

const shape = /^(\w+)=(eq|neq|lt|lte|gt|gte|in)\.(.*)$/s;

export const isFilter = (filter: string): boolean => shape.test(filter);

/** The test of a filter such as `status=eq.draft`. No filter lets everything pass. */
export function filterFor(filter: string | undefined): (row: Row) => boolean {
  if (filter === undefined || filter === '') return () => true;
  const [, column = '', operator = '', wanted = ''] = shape.exec(filter) ?? [];
  if (operator === 'in') {
    const list = new Set(wanted.replace(/^\((.*)\)$/s, '$1').split(','));
    return ({ [column]: value }) => value !== null && value !== undefined && list.has(textOf(value));
  }
  const accepts = accepted[operator];
  return ({ [column]: value }) =>
    accepts !== undefined && value !== null && value !== undefined && accepts(compare(value, wanted));
}

const accepted: Record<string, (order: number) => boolean> = {
  eq: (order) => order === 0,
  neq: (order) => order !== 0,
  lt: (order) => order < 0,
  lte: (order) => order <= 0,
  gt: (order) => order > 0,
  gte: (order) => order >= 0,
};

function compare(value: unknown, wanted: string): number {
  if (typeof value === 'number') return value - Number(wanted);
  const text = textOf(value);
  if (text === wanted) return 0;
  return text < wanted ? -1 : 1;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
