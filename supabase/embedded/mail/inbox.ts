import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Attachment } from '../../functions/_shared/mail/letter.ts';

export type MailKind =
  | 'confirmation'
  | 'recovery'
  | 'invitation'
  | 'sign-in link'
  | 'email change'
  | 'reauthentication'
  | 'notice';

export interface Mail {
  id: string;
  kind: MailKind;
  to: string;
  subject: string;
  text: string;
  /** Absent in a message of an earlier version. */
  html?: string;
  attachments?: readonly Attachment[];
  /** Address that the message asks to open; absent in messages that carry a code only. */
  link?: string;
  /** For tests of what takes one: it stands in no message but one that asks for it. */
  code: string;
  sentAt: string;
}

const kept = 500;

/** Mail that would have been sent, newest first, kept as one line a message in a file. */
export interface Inbox {
  deliver(mail: Omit<Mail, 'id' | 'sentAt'>): Promise<void>;
  list(to?: string): Mail[];
  find(id: string): Mail | undefined;
}

export async function openInbox(file: string): Promise<Inbox> {
  await mkdir(dirname(file), { recursive: true });
  const text = await readFile(file, 'utf8').catch(() => '');
  const mails = text.split('\n').flatMap(parseLine).slice(-kept);
  await writeFile(file, mails.map((mail) => `${JSON.stringify(mail)}\n`).join(''), { mode: 0o600 });
  return {
    async deliver(draft) {
      const mail: Mail = { id: crypto.randomUUID(), sentAt: new Date().toISOString(), ...draft };
      mails.push(mail);
      if (mails.length > kept) mails.shift();
      await appendFile(file, `${JSON.stringify(mail)}\n`);
    },
    list: (to) => mails.filter((mail) => to === undefined || mail.to === to.toLowerCase()).toReversed(),
    find: (id) => mails.find((mail) => mail.id === id),
  };
}

/** A line cut short by a crash is left out. */
function parseLine(line: string): Mail[] {
  try {
    return line === '' ? [] : [JSON.parse(line) as Mail];
  } catch {
    return [];
  }
}
