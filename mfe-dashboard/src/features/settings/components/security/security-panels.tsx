import { SecurityLog } from './security-log.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { TwoFactorPanel } from './two-factor-panel.tsx';

/** Second factor, sessions and what happened to the sign-in. Everything here takes effect at once. */
export function SecurityPanels() {
  return (
    <>
      <TwoFactorPanel />
      <SessionsPanel />
      <SecurityLog />
    </>
  );
}
