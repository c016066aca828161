import type { StrategyId } from 'shared-contract/strategies';
import type { Heading } from '../sections.ts';

/** The kinds of section that only the partners page has. */
export type OwnPartnersSection =
  | ({ readonly kind: 'firms'; readonly note: string } & Heading)
  | ({
      readonly kind: 'table';
      readonly rows: readonly {
        readonly strategy: StrategyId;
        /** Ids of partners; none where the work goes to a specialist who is not on the page. */
        readonly partners: readonly string[];
        /** The trade of that specialist. */
        readonly outside?: string;
        readonly question: string;
      }[];
      /** Said of a specialist who is not on the page, after the trade. */
      readonly outside: string;
      readonly note: string;
    } & Heading);

export type PartnersSection<Kind extends OwnPartnersSection['kind']> = Extract<
  OwnPartnersSection,
  { readonly kind: Kind }
>;
