import { optimize, type PluginConfig } from 'svgo';
import { lucideOutline, type LucideNode } from './lucide-outline.ts';

/** Precise to a hundredth of a unit, which is less than a screen can show. */
const shorter: PluginConfig = { name: 'convertPathData', params: { floatPrecision: 2, convertToZ: false } };

/** Returns an icon as the product draws it: one minimized path. */
export function outlineOf(nodes: readonly LucideNode[]): string {
  const image = `<svg xmlns="http://www.w3.org/2000/svg"><path d="${lucideOutline(nodes)}"/></svg>`;
  const { data } = optimize(image, { plugins: [shorter] });
  const outline = /<path d="([^"]+)"\/>/.exec(data)?.[1];
  if (outline === undefined) throw new Error(`${data} has no path.`);
  return outline;
}
