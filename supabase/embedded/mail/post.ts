import type { Letter } from '../../functions/_shared/mail/letter.ts';
import type { Send } from '../../functions/_shared/mail/send.ts';
import { messageOf } from '../start-failure.ts';
import type { Inbox, Mail } from './inbox.ts';

/**
 * Takes a letter: into the inbox in any case, and to a mail server or service where one is set. Answers whether it went;
 * throws when the inbox cannot keep it.
 */
export type Post = (letter: Letter, more: Pick<Mail, 'kind' | 'code' | 'link'>) => Promise<boolean>;

export function createPost(inbox: Inbox, send: Send | null, log: (line: string) => void): Post {
  return async (letter, { kind, code, link }) => {
    const { subject, text, html, attachments } = letter;
    const to = letter.to.toLowerCase();
    await inbox.deliver({
      kind,
      to,
      subject,
      text,
      html,
      code,
      ...(attachments.length === 0 ? {} : { attachments }),
      ...(link === undefined ? {} : { link }),
    });
    if (send === null) return true;
    try {
      await send(letter);
      return true;
    } catch (error) {
      log(`mail: ${messageOf(error)}`);
      return false;
    }
  };
}
