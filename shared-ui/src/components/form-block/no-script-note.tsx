import { brand } from '../../brand/brand.ts';
import { TextLink } from '../text-link/text-link.tsx';

/** What stands in a form's place where no script runs: how to reach a person instead. */
export function NoScriptNote() {
  return (
    <noscript>
      <p>
        This form needs JavaScript. Call{' '}
        <TextLink href={brand.phone.href} className="ui:whitespace-nowrap">
          {brand.phone.display}
        </TextLink>{' '}
        or write to <TextLink href={brand.email.href}>{brand.email.display}</TextLink>: a person answers both.
      </p>
    </noscript>
  );
}
