import { Spinner } from 'shared-ui/spinner';
import { GuardFrame } from '../features/guard/guard-frame.tsx';

/** What stands in the member area until the session is known and the dashboard has arrived. */
export function MemberFrame() {
  return (
    <GuardFrame title="Dashboard">
      <Spinner label="Loading your dashboard" />
    </GuardFrame>
  );
}
