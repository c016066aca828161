/*
 * What a list of the work surface is made of, as data: its columns, filters and usual order. The screen, its address,
 * what is asked of the database and the file that is exported read this one definition.
 */

/** How a value is shown and exported. Dollars are whole US dollars; a day is `YYYY-MM-DD`, an instant ISO 8601. */
export type ColumnKind = 'text' | 'choice' | 'dollars' | 'count' | 'day' | 'instant';

/** A column of the file that a list is exported to. Text of several words is written with a semicolon between them. */
export interface FileColumn {
  readonly label: string;
  readonly kind: ColumnKind;
  readonly field: string;
  /** What the field belongs to, as PostgREST names it, where that is not the row itself. */
  readonly of?: string;
}

export interface ListColumn {
  /** Names the column in an address (`sort=`, `cols=`). */
  readonly id: string;
  readonly label: string;
  readonly kind: ColumnKind;
  /** Of the table that is read. */
  readonly field: string;
  readonly isSortable?: boolean;
  /** Names the row and leads to it, where that is not the first column. */
  readonly isName?: boolean;
  /** Rows without a value stand last in either order. */
  readonly isOptional?: boolean;
  /** Least width in px. */
  readonly width: number;
  /** Takes the room that is left. One column of a list does. */
  readonly isGrowing?: boolean;
  /** 1 is always shown, 2 from 1280 px on, 3 from 1600 px on. */
  readonly priority: 1 | 2 | 3;
  /** Only these roles see it. */
  readonly roles?: readonly string[];
  /** What it is in a file; without it, the same. */
  readonly file?: readonly FileColumn[];
}

interface FilterBasics {
  /** Its key in the address. */
  readonly key: string;
  readonly label: string;
  readonly field: string;
  readonly roles?: readonly string[];
  /** What an address without the key asks for. With one, `all` stands for a list that it does not narrow. */
  readonly usual?: readonly string[];
}

/** Any of some values; of a field that holds several, one of them is enough. */
export interface ChoiceFilter extends FilterBasics {
  readonly kind: 'choice';
  /** `stored` is what stands in the field, where that is not the value in the address. */
  readonly options: readonly { readonly value: string; readonly label: string; readonly stored?: string }[];
  readonly holdsSeveral?: boolean;
}

/** People by id; `none` stands for nobody, `me` for the reader. */
export interface PersonFilter extends FilterBasics {
  readonly kind: 'person';
  /** What `none` is called where they are no people. */
  readonly nobody?: string;
  /** What is empty in the rows of `none`, where that is another field. */
  readonly noneField?: string;
}

/**
 * Calendar days: `<from>..<to>`, `next-<n>d`, `last-<n>d`, `over-<n>d` (longer ago, or never), `overdue`, `today`,
 * `upcoming` (from today on).
 */
export interface DayFilter extends FilterBasics {
  readonly kind: 'days';
  /** The field is an instant: a number of days is counted from now, a range is of days at the office. */
  readonly isInstant?: boolean;
  /** What is offered beside a range of one's own. */
  readonly offers: readonly { readonly value: string; readonly label: string }[];
}

export type ListFilter = ChoiceFilter | PersonFilter | DayFilter;

export interface ListSort {
  /** Id of a column, or a field that orders the list without being shown. */
  readonly column: string;
  readonly descending: boolean;
}

export interface ListDefinition {
  readonly name: string;
  readonly columns: readonly ListColumn[];
  readonly filters: readonly ListFilter[];
  /** Where a search looks. */
  readonly searched: readonly string[];
  /** Fields that order the list without a column, by the name that they have in an address. */
  readonly orders: Readonly<Record<string, string>>;
  readonly usualSort: ListSort;
  /** Orders rows that are alike in what the list is ordered by; without it, by their id alone. */
  readonly thenBy?: { readonly field: string; readonly descending: boolean };
  /** The key that opens a record; it narrows nothing. */
  readonly drawerKey: string;
  /** Ways to look at it that are there from the start, by the word that an address has for each. */
  readonly views?: readonly {
    readonly id: string;
    readonly label: string;
    /** An address without page and drawer. */
    readonly query: string;
    readonly roles?: readonly string[];
  }[];
}

/** What a list is asked for. Filters hold what was chosen, never an empty choice. */
export interface ListQuery {
  readonly q: string;
  readonly filters: Readonly<Record<string, readonly string[]>>;
  readonly sort: ListSort;
  /** Counted from 1. */
  readonly page: number;
  readonly size: PageSize;
}

export const pageSizes = [25, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];
export const USUAL_SIZE: PageSize = 25;
/** A search is no longer than this; what goes on is left out. */
export const LONGEST_SEARCH = 100;

/** The field by which a list is ordered. */
export function sortField({ columns, orders }: ListDefinition, { column }: ListSort): string | undefined {
  return columns.find(({ id, isSortable }) => id === column && isSortable)?.field ?? orders[column];
}
