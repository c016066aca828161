import { useRef } from 'react';
import { paths } from 'shared-contract/paths';
import { TextareaField } from 'shared-ui/field';
import { useHydrated } from 'shared-ui/hooks';
import { useSearchParams } from 'shared-ui/router';
import { TextLink } from 'shared-ui/text-link';
import { PersonFields } from '../person-fields.tsx';
import { PersonPrefill } from './person-prefill.tsx';
import { topicWords } from './topic.ts';

/** Who is called, and about what. */
export function BookingFields() {
  const area = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const [search] = useSearchParams();
  return (
    <div ref={area} className="grid gap-6">
      {isHydrated ? <PersonPrefill area={area} /> : null}
      <div className="grid items-start gap-6 lg:grid-cols-3">
        <PersonFields phoneRequired />
      </div>
      <TextareaField
        label="What is it about?"
        name="notes"
        hint="One line is enough: a tax bill, a sale, a partner, the CPPS program. No account numbers, please."
        rows={3}
        defaultValue={isHydrated ? topicWords(search.get('topic')) : ''}
      />
      <p className="text-sm">
        We call you at this number. What you enter here prepares the call and serves nothing else. See the{' '}
        <TextLink to={paths.privacy}>privacy policy</TextLink>.
      </p>
    </div>
  );
}
