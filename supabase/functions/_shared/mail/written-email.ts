import type { FunctionContext } from '../function.ts';
import { text } from './content.ts';
import { buildEmail, type EmailMessage } from './email.ts';
import { greeting } from './person.ts';

export interface WrittenLetter {
  readonly to: string;
  readonly name: string;
  /** Null if the account has no name. */
  readonly writer: string | null;
  readonly subject: string;
  readonly body: string;
  readonly reason: string;
}

/**
 * Builds an email that a coach or an administrator wrote to one person, in the firm's design. An empty line starts a
 * paragraph.
 */
export function writtenLetter(letter: WrittenLetter, context: FunctionContext): EmailMessage {
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
  return buildEmail(to, content, context);
}
