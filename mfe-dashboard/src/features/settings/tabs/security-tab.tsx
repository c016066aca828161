import { SecurityPanels } from '../components/security/security-panels.tsx';
import { SignOutPanel } from '../components/sign-out-panel.tsx';

/** Everything here takes effect at once. */
export function Component() {
  return (
    <>
      <SecurityPanels />
      <SignOutPanel />
    </>
  );
}
