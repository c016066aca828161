import type { FunctionContext } from '../_shared/function.ts';
import { text } from '../_shared/mail/content.ts';
import { letterOf, type Letter } from '../_shared/mail/letter.ts';
import { greeting } from '../_shared/mail/person.ts';

export interface ClientLetter {
  readonly to: string;
  /** Of the client. */
  readonly name: string;
  /** Null where the account has no name. */
  readonly writer: string | null;
  readonly subject: string;
  readonly body: string;
}

/** What a coach has written to a client, as the firm's letters look. An empty line begins a paragraph. */
export function clientLetter(letter: ClientLetter, context: FunctionContext): Letter {
  const { to, name, writer, subject, body } = letter;
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
    reason: `You get this email because ${context.firm.name} advises you or your business.`,
  };
  return letterOf(to, content, context);
}
