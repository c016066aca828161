import { paths } from 'shared-contract/paths';
import type { Action, Heading, OfKind, PageHeading } from '../sections.ts';
import { document as cashBalancePlanGuide } from './cash-balance-plan-guide.mdx?document';
import { document as interestRates } from './interest-rates-and-plan-design.mdx?document';
import { document as medicalPractice } from './medical-practice-case-study.mdx?document';
import { document as alternatives } from './non-stock-market-alternatives.mdx?document';
import { document as ownerStrategy } from './owner-retirement-strategy.mdx?document';
import type { Paper, PaperFile } from './paper.ts';
import type { benefits, heroFigures, successStory, whoItDoesNotSuit } from './retirement-page.ts';
import { document as planTrends } from './retirement-plan-trends.mdx?document';
import { document as allocations } from './social-security-allocations.mdx?document';
import { document as socialSecurity } from './understanding-social-security.mdx?document';

/** PDF of each white paper, by id. A visitor can request a paper that has none. */
const paperFiles: Readonly<Partial<Record<string, PaperFile>>> = {
  'cash-balance-plan-guide': cashBalancePlanGuide,
  'interest-rates-and-plan-design': interestRates,
  'medical-practice-case-study': medicalPractice,
  'non-stock-market-alternatives': alternatives,
  'owner-retirement-strategy': ownerStrategy,
  'retirement-plan-trends': planTrends,
  'social-security-allocations': allocations,
  'understanding-social-security': socialSecurity,
};

/** A white paper in a library. Without a `file`, visitors can request it. */
export interface LibraryItem {
  readonly paper: Paper & { readonly benefits?: readonly string[] };
  readonly file?: PaperFile;
}

export interface Library {
  readonly items: readonly LibraryItem[];
  readonly categories: readonly string[];
  /** Singular and plural label of its items. */
  readonly noun: readonly [one: string, many: string];
  readonly words: {
    readonly download: string;
    readonly request: string;
    readonly downloadFull: string;
    readonly requestFull: string;
  };
  /** Contents of every white paper. A paper's own `benefits` replace them. */
  readonly included: { readonly title: string; readonly items: readonly string[]; readonly note?: string };
}

/** Number of benefits on a card. The preview shows all. */
export const BENEFITS_ON_CARD = 3;

export function withFiles(papers: readonly LibraryItem['paper'][]): readonly LibraryItem[] {
  return papers.map((paper) => {
    const file = paperFiles[paper.id];
    return file === undefined ? { paper } : { paper, file };
  });
}

/** Address for requesting a white paper that has no file. */
export const requestPath = ({ id }: Pick<Paper, 'id'>): string => `${paths.contact}?topic=paper:${id}`;

export type OwnPapersSection =
  | ({ readonly kind: 'library'; readonly library: Library } & Heading)
  | ({
      readonly kind: 'offer';
      readonly claim: string;
      readonly qualification: string;
      readonly action: Action;
    } & Heading)
  | ({ readonly kind: 'figuresHero'; readonly figures: typeof heroFigures } & PageHeading)
  | ({ readonly kind: 'benefits'; readonly items: typeof benefits } & Heading)
  | ({ readonly kind: 'story'; readonly story: typeof successStory } & Heading)
  | ({ readonly kind: 'unsuited'; readonly items: typeof whoItDoesNotSuit } & Heading);

export type PapersSection<Kind extends OwnPapersSection['kind']> = OfKind<OwnPapersSection, Kind>;
