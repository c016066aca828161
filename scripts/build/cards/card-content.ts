import { paths } from 'shared-contract/paths';
import type { ReleaseBrand } from '../../../shell/server/release.ts';
import { planSymbolOf } from '../site-drawings.ts';
import type { CardDrawing } from './card-drawing.ts';
import type { CardContent } from './card.ts';
import { isProfile, kindOf } from './page-kinds.ts';
import type { PageWords } from './page-words.ts';

/** What the build knows of the firm. */
export type CardFirm = Pick<ReleaseBrand, 'name' | 'tagline' | 'origin'> & { readonly timeZone: string };

const firmOf = ({ name, origin }: CardFirm) => ({ name, domain: new URL(origin).host });

/** The page's own drawing: of the person, beside the heading, of the strategy that the address names; else one by its address. */
function drawingOf(address: string, { cover, portrait, nodes }: PageWords): CardDrawing {
  if (address === paths.home) return { kind: 'ring' };
  if (portrait !== undefined && isProfile(nodes)) return { kind: 'portrait', svg: portrait };
  const last = address.split('/').at(-1) ?? '';
  if (planSymbolOf(last) !== undefined) return { kind: 'plan', strategy: last };
  return { kind: 'cover', seed: cover ?? address };
}

/** What the card of a page shows. Above the heading stands what kind of page it is, or its short name where that says more. */
export function cardOf(address: string, words: PageWords, firm: CardFirm): CardContent {
  const { kind, by } = kindOf(words.nodes, firm.timeZone);
  const short = address === paths.home || words.name === words.heading ? undefined : words.name;
  return {
    kind: kind ?? words.parent ?? short ?? null,
    title: words.heading,
    by,
    drawing: drawingOf(address, words),
    firm: firmOf(firm),
  };
}

/** The firm's own card, for pages that nobody is led to by a link: accounts, the member area, what is not there. */
export const firmCard = (firm: CardFirm): CardContent => ({
  kind: null,
  title: firm.tagline,
  by: [],
  drawing: { kind: 'ring' },
  firm: firmOf(firm),
});
