import { saveFile } from 'shared-ui/save-file';
import { valueOf, type Doc } from './keeping/doc.ts';
import { parts } from './story.ts';
import { titleOf } from '../../lib/story-words.ts';

/** Hands over stories as plain text, with every word that was typed. */
export function saveCopy(docs: readonly Doc[]): void {
  const content = docs
    .map((doc) =>
      [
        titleOf(valueOf(doc, 'title')),
        ...parts.map(({ id, label }) => `${label}\n\n${valueOf(doc, id)}`),
      ].join('\n\n'),
    )
    .join('\n\n\n');
  saveFile({ name: 'stories.txt', type: 'text/plain;charset=utf-8', content: `${content}\n` });
}
