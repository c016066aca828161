import type { Database } from '../../../shared-auth/src/database.types.ts';

type Schema = Database['public'];
/** A column with a list of values takes any text: the tests try what the constraints refuse, too. */
type AnyText<Value> = Value extends string ? string : Value;

/** The product's tables as a caller sees them that no types hold back. */
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
