import type { Row } from './visibility.ts';

const shape = /^(\w+)=(eq|neq|lt|lte|gt|gte|in)\.(.*)$/s;

export const isFilter = (filter: string): boolean => shape.test(filter);

/** Whether a row passes a filter such as `status=eq.draft`. No filter lets everything pass. */
export function passesFilter(filter: string | undefined, row: Row): boolean {
  if (filter === undefined || filter === '') return true;
  const [, column = '', operator = '', wanted = ''] = shape.exec(filter) ?? [];
  const value = row[column];
  if (operator === 'in') {
    const list = wanted.replace(/^\((.*)\)$/s, '$1').split(',');
    return value !== null && value !== undefined && list.includes(textOf(value));
  }
  if (value === null || value === undefined) return false;
  const order = compare(value, wanted);
  switch (operator) {
    case 'eq':
      return order === 0;
    case 'neq':
      return order !== 0;
    case 'lt':
      return order < 0;
    case 'lte':
      return order <= 0;
    case 'gt':
      return order > 0;
    case 'gte':
      return order >= 0;
    default:
      return false;
  }
}

function compare(value: unknown, wanted: string): number {
  if (typeof value === 'number') return value - Number(wanted);
  const text = textOf(value);
  if (text === wanted) return 0;
  return text < wanted ? -1 : 1;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
