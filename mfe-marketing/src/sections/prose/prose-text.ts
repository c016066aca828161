import type { ComponentType, ReactNode } from 'react';
import { outlineOf, type OutlineEntry } from './outline.ts';
import { proseElements } from './prose-elements.tsx';

/** A text as the build makes it of MDX. */
type ProseContent = (props: { components?: object }) => ReactNode;

export interface Prose {
  readonly Body: ComponentType;
  readonly outline: readonly OutlineEntry[];
}

/** Made once for each text, outside rendering: its outline is read from it, and its elements are ours from then on. */
export function proseText(
  content: ProseContent,
  elementsFor: (outline: readonly OutlineEntry[]) => object = proseElements,
): Prose {
  const outline = outlineOf(content({}));
  const components = elementsFor(outline);
  return { outline, Body: () => content({ components }) };
}

/** Words a minute of somebody who reads figures along with the text. */
const PACE = 220;

/** Whole minutes, at least one. */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / PACE));
