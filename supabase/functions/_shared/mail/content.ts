/** A block of an email. Contains plain text, which the renderers escape. */
export type Block =
  | { readonly kind: 'text' | 'note'; readonly text: string }
  /** Text that a user wrote, with line breaks. */
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [term: string, value: string])[] }
  | { readonly kind: 'steps'; readonly items: readonly { readonly when: string; readonly what: string }[] }
  /** The email's main action: a button, followed by the full URL in case the button doesn't work. */
  | { readonly kind: 'action'; readonly label: string; readonly href: string }
  | { readonly kind: 'link'; readonly label: string; readonly href: string };

export interface MailContent {
  readonly subject: string;
  /** Line that inboxes show next to the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
  /** Why the recipient gets the email. Shown in the footer. */
  readonly reason: string;
}

export const text = (words: string): Block => ({ kind: 'text', text: words });
export const note = (words: string): Block => ({ kind: 'note', text: words });
export const action = (label: string, href: string): Block => ({ kind: 'action', label, href });
export const link = (label: string, href: string): Block => ({ kind: 'link', label, href });
