import { paths } from 'shared-contract/paths';
import { ButtonLink } from 'shared-ui/button';
import { missing } from '../../content/heads/cpa-profile.ts';
import { PlainHead } from '../common/plain-head.tsx';

/** The profile page of an address that is not in the directory. */
export function MissingProfile() {
  return (
    // As high as the window: where the register knows the person after all, the footer does not move in sight.
    <div data-wake="" className="min-h-dvh">
      <PlainHead
        of={{
          id: 'missing',
          page: 'Certified CPAs',
          title: missing.title,
          lead: 'The requested CPA profile could not be found.',
        }}
        isRead
      >
        <ButtonLink to={paths.cpaDirectory} className="mt-8">
          Browse All CPAs
        </ButtonLink>
      </PlainHead>
    </div>
  );
}
