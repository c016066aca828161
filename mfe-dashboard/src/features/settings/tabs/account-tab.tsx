import { DangerZone } from '../components/danger-zone.tsx';
import { PasswordForm } from '../components/password-form.tsx';

export function Component() {
  return (
    <>
      <PasswordForm />
      <DangerZone />
    </>
  );
}
