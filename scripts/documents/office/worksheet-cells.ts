import type { Unit } from 'shared-contract/tools/worksheet';
import { look } from './theme.ts';

export interface Cell {
  value?: string | number;
  type?: 'Formula' | undefined;
  format?: string;
  wrap?: boolean;
  align?: 'left' | 'center' | 'right';
  alignVertical?: 'top' | 'center' | 'bottom';
  fontWeight?: 'bold';
  fontFamily?: string;
  fontSize?: number;
  textColor?: string;
  backgroundColor?: string;
  borderColor?: string;
  borderStyle?: string;
  bottomBorderColor?: string;
  bottomBorderStyle?: string;
  columnSpan?: number;
  height?: number;
  indent?: number;
}
export type Row = (Cell | null)[];

const formats: Readonly<Record<Unit, string>> = {
  dollars: '$#,##0.00;[Red]-$#,##0.00',
  percent: '0.0##%',
  number: '#,##0.###',
  multiple: '0.00"x"',
};
/** `General` shows whole numbers without a trailing decimal point. */
const formatOf = (unit: Unit): string => (unit === 'number' ? 'General' : formats[unit]);

const hex = (color: string) => `#${color}`;
const top = { wrap: true, alignVertical: 'top' } as const;

export const text = (value: string, more: Cell = {}): Cell => ({ value, ...top, ...more });
export const small = (value: string): Cell =>
  text(value, { textColor: hex(look.muted), fontSize: 10, align: 'left', indent: 1 });

const LINE = 15;
/**
 * Estimates the height of a row with wrapped texts. `characters` is the number of characters per line in each column.
 */
export function heightOf(texts: readonly string[], characters: readonly number[]): number {
  const lines = texts.map((words, index) => Math.ceil((words.length + 1) / (characters[index] ?? 1)));
  return Math.max(1, ...lines) * LINE + 5;
}
export const title = (value: string): Cell => ({
  value,
  fontFamily: look.headingFace,
  fontSize: 20,
  textColor: hex(look.primary),
  fontWeight: 'bold',
});
export const section = (value: string, columns: number): Row => [
  text(value, {
    fontFamily: look.headingFace,
    fontSize: 13,
    fontWeight: 'bold',
    textColor: hex(look.primary),
    bottomBorderColor: hex(look.primary),
    bottomBorderStyle: 'thin',
    columnSpan: columns,
    height: 26,
    alignVertical: 'bottom',
  }),
  ...Array.from({ length: columns - 1 }, () => null),
];
export const head = (value: string, align: 'left' | 'right' = 'left'): Cell => ({
  value,
  align,
  wrap: true,
  fontWeight: 'bold',
  alignVertical: 'center',
  indent: align === 'left' ? 1 : 0,
  height: 22,
  textColor: hex(look.white),
  backgroundColor: hex(look.primary),
});
const figure = { align: 'right', alignVertical: 'top' } as const;
export const input = (value: number, unit: Unit): Cell => ({
  value,
  ...figure,
  format: formatOf(unit),
  backgroundColor: hex(look.entry),
  borderColor: hex(look.copper),
  borderStyle: 'thin',
});
export const given = (value: number, unit: Unit): Cell => ({ value, ...figure, format: formatOf(unit) });
export const computed = (formula: string, unit: Unit, isAnswer = false): Cell => ({
  type: 'Formula',
  value: formula,
  ...figure,
  format: formatOf(unit),
  ...(isAnswer ? { fontWeight: 'bold', backgroundColor: hex(look.vellum) } : {}),
});
