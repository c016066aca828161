import { optimize, type PluginConfig } from 'svgo';
import { lucideOutline, type LucideNode } from './lucide-outline.ts';

/** To the hundredth of a unit: less than a screen can show. */
const shorter: PluginConfig = { name: 'convertPathData', params: { floatPrecision: 2, convertToZ: false } };

/** An icon as the product draws it: one path, as short as it can be said. */
export function outlineOf(nodes: readonly LucideNode[]): string {
  const image = `<svg xmlns="http://www.w3.org/2000/svg"><path d="${lucideOutline(nodes)}"/></svg>`;
  const { data } = optimize(image, { plugins: [shorter] });
  const outline = /<path d="([^"]+)"\/>/.exec(data)?.[1];
  if (outline === undefined) throw new Error(`${data} has no path.`);
  return outline;
}
