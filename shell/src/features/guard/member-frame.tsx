import { Spinner } from 'shared-ui/spinner';
import { GuardFrame } from './guard-frame.tsx';

/** What stands in the member area until the session is known and the dashboard has arrived, under the page's own title. */
export function MemberFrame({ title }: { readonly title: string }) {
  return (
    <GuardFrame title={title}>
      <Spinner label="Loading your dashboard" />
    </GuardFrame>
  );
}
