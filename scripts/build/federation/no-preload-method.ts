/**
 * Cuts `preloadRemote` out of the federation runtime, which asks snapshots what to load: the release lists the files of
 * a page. A third of a kilobyte of every first load.
 * @throws {Error} when the method has another shape.
 */
export default function cutPreloading(source: string): string {
  const [before, rest] = source.split('\tasync preloadRemote(');
  const after = rest?.split('\n\t}\n').slice(1).join('\n\t}\n');
  if (before === undefined || !after)
    throw new Error('The federation runtime preloads in another way; see docs/decisions/0029.');
  return before + after;
}
