import { late, type LatePart, loadChunk } from 'shared-ui/late';
import type { HeroSlide } from '../../../content/home/section-types.ts';

const sheets = () =>
  loadChunk(() => import(/* webpackChunkName: "marketing-hero-sheets" */ './plan-and-program.tsx'));

/** Sheets never change once served, so their code waits until the page is in use. */
export const heroSheets = {
  owners: late('hero-owners', async () => ({ Component: (await sheets()).OwnersSheet })),
  certification: late('hero-certification', async () => ({ Component: (await sheets()).ProgramSheet })),
} as const satisfies Record<HeroSlide['id'], LatePart>;

export async function preloadHeroSheets(): Promise<void> {
  await Promise.all(Object.values(heroSheets).map((part) => part.tryPreload()));
}
