/** A piece of a mail. Text is plain text: it is escaped where it is written. */
export type Block =
  | { readonly kind: 'text' | 'note'; readonly text: string }
  /** What stands there is somebody's own words, breaks included. */
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [term: string, value: string])[] }
  | { readonly kind: 'steps'; readonly items: readonly { readonly when: string; readonly what: string }[] }
  /** What the mail is for: a button, and the address in full for whoever cannot press it. */
  | { readonly kind: 'action'; readonly label: string; readonly href: string }
  | { readonly kind: 'link'; readonly label: string; readonly href: string };

/** What a mail says, whatever it looks like. */
export interface MailContent {
  readonly subject: string;
  /** The line that a list of mails shows beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
  /** Why somebody gets it: a sentence for the end of the mail. */
  readonly reason: string;
}

export const text = (words: string): Block => ({ kind: 'text', text: words });
export const note = (words: string): Block => ({ kind: 'note', text: words });
export const action = (label: string, href: string): Block => ({ kind: 'action', label, href });
export const link = (label: string, href: string): Block => ({ kind: 'link', label, href });
