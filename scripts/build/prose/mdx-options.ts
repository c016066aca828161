import remarkGfm from 'remark-gfm';
import { countWords } from './count-words.ts';
import { remarkProse } from './remark-prose.ts';

/** How long texts become components: the same for the build and for tests. */
export const mdxOptions = {
  remarkPlugins: [remarkGfm, remarkProse, countWords],
  // The policy takes no style attributes; the table's elements read the alignment themselves.
  tableCellAlignToStyle: false,
};
