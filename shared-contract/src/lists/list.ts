/* Defines a list of the member area as data: its columns, filters, and default order. The screen, its address, the
   database query, and the export all use this definition. */

/** A column of an exported file. The items of an array are joined with semicolons. */
export interface FileColumn {
  readonly label: string;
  readonly field: string;
  /** The related table that has the field, as PostgREST names it. Defaults to the row itself. */
  readonly of?: string;
}

export interface ListColumn {
  /** Identifies the column in an address (`sort=`, `cols=`). */
  readonly id: string;
  readonly label: string;
  /** Field of the queried table. */
  readonly field: string;
  /** Numbers are right-aligned, and sorted with the highest first. */
  readonly isNumber?: boolean;
  readonly isSortable?: boolean;
  /** True for the column that names the row and links to it. Defaults to the first column. */
  readonly isName?: boolean;
  /** Rows may lack a value. They are last in both sort directions. */
  readonly isOptional?: boolean;
  /** Minimum width in px. */
  readonly width: number;
  /** Takes the remaining width. Set it for exactly one column of a list. */
  readonly isGrowing?: boolean;
  /** 2 is shown from 1280 px on, 3 from 1600 px on. Defaults to always. */
  readonly priority?: 2 | 3;
  readonly roles?: readonly string[];
  /** Columns in the exported file. Defaults to this column. */
  readonly file?: readonly FileColumn[];
}

interface FilterBasics {
  /** Key of the filter in the address. */
  readonly key: string;
  readonly label: string;
  readonly field: string;
  readonly roles?: readonly string[];
  /** Values that apply if the address lacks the key. If set, `all` in the address turns the filter off. */
  readonly usual?: readonly string[];
}

/** Matches any of the chosen values. An array field matches if it contains one. */
export interface ChoiceFilter extends FilterBasics {
  readonly kind: 'choice';
  /** `stored` is the field's value if it differs from the value in the address. */
  readonly options: readonly { readonly value: string; readonly label: string; readonly stored?: string }[];
  readonly holdsSeveral?: boolean;
}

/** Matches people by id. `none` is unassigned, `me` is the signed-in user. */
export interface PersonFilter extends FilterBasics {
  readonly kind: 'person';
  /** Label of `none` if the options are not people. */
  readonly nobody?: string;
  /** Field that is null for `none`, if it is not `field`. */
  readonly noneField?: string;
}

/**
 * Matches calendar days: `<from>..<to>`, `next-<n>d`, `last-<n>d`, `over-<n>d` (longer ago, or never), `overdue`,
 * `today`, `upcoming` (from today on).
 */
export interface DayFilter extends FilterBasics {
  readonly kind: 'days';
  /**
   * True if the field is an instant: a number of days is counted from now, and a range covers days in the office's time
   * zone.
   */
  readonly isInstant?: boolean;
  /** Suggested values, in addition to a custom range. */
  readonly offers: readonly { readonly value: string; readonly label: string }[];
}

export type ListFilter = ChoiceFilter | PersonFilter | DayFilter;

export interface ListSort {
  /** Id of a column, or a key of `orders`. */
  readonly column: string;
  readonly descending: boolean;
}

export interface ListDefinition {
  readonly name: string;
  readonly columns: readonly ListColumn[];
  readonly filters: readonly ListFilter[];
  /** Fields that a search covers. */
  readonly searched: readonly string[];
  /** Fields that can order the list without being a column, by their name in an address. */
  readonly orders?: Readonly<Record<string, string>>;
  readonly defaultSort: ListSort;
  /** Order of rows with equal sort values. Defaults to the id. */
  readonly thenBy?: { readonly field: string; readonly descending: boolean };
  /** Address key that opens a record. It does not filter. */
  readonly drawerKey: string;
  /** Built-in views, by their id in the address. */
  readonly views?: readonly {
    readonly id: string;
    readonly label: string;
    /** Address without page and drawer. */
    readonly query: string;
    readonly roles?: readonly string[];
  }[];
}

/** The state of a list. `filters` contains chosen values, never an empty choice. */
export interface ListQuery {
  readonly q: string;
  readonly filters: Readonly<Record<string, readonly string[]>>;
  readonly sort: ListSort;
  /** 1-based. */
  readonly page: number;
  readonly size: PageSize;
}

export const pageSizes = [25, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];
export const DEFAULT_PAGE_SIZE: PageSize = 25;
/** Maximum length of a search. The rest is cut off. */
export const LONGEST_SEARCH = 100;

/** Returns the field that orders a list, or `undefined` if the column can't be sorted. */
export function sortField({ columns, orders }: ListDefinition, { column }: ListSort): string | undefined {
  return columns.find(({ id, isSortable }) => id === column && isSortable)?.field ?? orders?.[column];
}
