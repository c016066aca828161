import { Icon } from 'shared-ui/icon';
import { TextLink } from 'shared-ui/text-link';
import type { Person } from '../../content/people.ts';
import { EmailLink } from '../common/email-link.tsx';

/** How to reach a person, and when to ask for them rather than for one of the others. */
export function ProfileContact({ person }: { person: Person }) {
  const { name, askWhen, email, phone } = person;
  const firstName = name.split(' ')[0];
  return (
    <div className="mt-4 grid gap-3 border-l-2 border-copper pl-4">
      <p>
        <strong className="font-semibold">Ask for {firstName}</strong> when {askWhen}
      </p>
      <p className="flex items-start gap-3">
        <Icon name="mail" className="mt-1.5 text-copper" />
        <EmailLink to={email} className="-my-1.5 inline-block py-2.5" />
      </p>
      <p className="flex items-start gap-3">
        <Icon name="phone" className="mt-1.5 text-copper" />
        <TextLink href={phone.href} className="-my-1.5 inline-block py-2.5 tabular-nums">
          {phone.display}
        </TextLink>
      </p>
    </div>
  );
}
