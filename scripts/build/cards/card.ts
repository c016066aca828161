import type { CardDrawing } from './card-drawing.ts';

/** In pixels: what Open Graph's readers show large. */
export const CARD = { width: 1200, height: 630 } as const;

/** Everything that a card shows. */
export interface CardContent {
  /** What kind of page it is; none where the title says it. */
  readonly kind: string | null;
  readonly title: string;
  /** Lines below the title: who made it and when. */
  readonly by: readonly string[];
  readonly drawing: CardDrawing;
  readonly firm: { readonly name: string; readonly domain: string };
}
