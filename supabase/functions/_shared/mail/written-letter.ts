import type { FunctionContext } from '../function.ts';
import { text } from './content.ts';
import { letterOf, type Letter } from './letter.ts';
import { greeting } from './person.ts';

export interface WrittenLetter {
  readonly to: string;
  /** Of the receiver. */
  readonly name: string;
  /** Null where the account has no name. */
  readonly writer: string | null;
  readonly subject: string;
  readonly body: string;
  /** Why the receiver gets it. */
  readonly reason: string;
}

/** What somebody of the firm has written to one person, as its letters look. An empty line begins a paragraph. */
export function writtenLetter(letter: WrittenLetter, context: FunctionContext): Letter {
  const { to, name, writer, subject, body, reason } = letter;
  const paragraphs = body
    .split(/\n\s*\n/)
    .map((words) => words.trim())
    .filter((words) => words !== '');
  const content = {
    subject,
    preview: (paragraphs[0] ?? subject).slice(0, 120).replaceAll('\n', ' '),
    heading: subject,
    blocks: [
      text(greeting(name)),
      ...paragraphs.map(text),
      text([...(writer === null ? [] : [writer]), context.firm.name].join('\n')),
    ],
    reason,
  };
  return letterOf(to, content, context);
}
