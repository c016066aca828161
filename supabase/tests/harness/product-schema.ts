import type { Database } from '../../../shared-auth/src/database.types.ts';

type Schema = Database['public'];
/**
 * Widens columns with a list of values to any string, because the tests also try values that the constraints reject.
 */
type AnyText<Value> = Value extends string ? string : Value;

/** The product's tables as an untyped caller sees them. */
export interface ProductSchema {
  public: Omit<Schema, 'Tables'> & {
    Tables: {
      [Table in keyof Schema['Tables']]: {
        [Part in keyof Schema['Tables'][Table]]: Part extends 'Relationships'
          ? Schema['Tables'][Table][Part]
          : {
              [Column in keyof Schema['Tables'][Table][Part]]: AnyText<Schema['Tables'][Table][Part][Column]>;
            };
      };
    };
  };
}

type Tables = ProductSchema['public']['Tables'];
export type Row<Name extends keyof Tables> = Tables[Name]['Row'];
export type Insert<Name extends keyof Tables> = Tables[Name]['Insert'];
export type Update<Name extends keyof Tables> = Tables[Name]['Update'];
