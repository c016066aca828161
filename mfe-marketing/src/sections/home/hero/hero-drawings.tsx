import { late, type LatePart, loadChunk } from 'shared-ui/late';
import type { HeroSlide } from '../../../content/home/section-types.ts';

const drawing = () => loadChunk(() => import('shared-ui/drawing'));

/** Drawings never change once served, so their code waits until the page is in use. */
export const heroDrawings = {
  owners: late('hero-owners', async () => {
    const { SectionCut } = await drawing();
    return { Component: () => <SectionCut seed="hero-owners" className="w-full" /> };
  }),
  certification: late('hero-certification', async () => {
    const { CoursedWall } = await drawing();
    return { Component: () => <CoursedWall seed="hero-certification" className="w-full" /> };
  }),
} as const satisfies Record<HeroSlide['id'], LatePart>;

export async function preloadHeroDrawings(): Promise<void> {
  await Promise.all(Object.values(heroDrawings).map((part) => part.tryPreload()));
}
