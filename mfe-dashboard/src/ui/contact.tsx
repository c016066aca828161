import { mailHref, phoneHref } from 'shared-contract/contact-href';
import type { RowAction } from '../list/list-row.tsx';

interface Reachable {
  readonly email: string | null;
  readonly phone: string | null;
}

/** Opens the user's email or phone app. */
const follow = (href: string) => () => window.location.assign(href);

/** Actions to contact a client or a lead. */
export const contactActions = ({ email, phone }: Reachable): readonly RowAction[] => [
  ...(email ? [{ id: 'write', label: 'Write an email', run: follow(mailHref(email)) }] : []),
  ...(phone ? [{ id: 'call', label: 'Call', run: follow(phoneHref(phone)) }] : []),
];

/** An event that users record. A call or an email counts as contact. */
export type ContactKind = 'note' | 'call' | 'email';

const kinds: readonly { readonly kind: ContactKind; readonly label: string }[] = [
  { kind: 'note', label: 'Note' },
  { kind: 'call', label: 'Call' },
  { kind: 'email', label: 'Email' },
];

interface ContactKindsProps {
  readonly kind: ContactKind;
  readonly choose: (kind: ContactKind) => void;
}

export function ContactKinds({ kind, choose }: ContactKindsProps) {
  return (
    <fieldset className="flex flex-wrap gap-x-4">
      <legend className="sr-only">What it was</legend>
      {kinds.map(({ kind: one, label }) => (
        <label key={one} className="flex min-h-control-sm cursor-pointer items-center gap-2">
          <input
            type="radio"
            name="kind"
            checked={kind === one}
            onChange={() => choose(one)}
            className="size-4.5 cursor-pointer accent-primary"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
