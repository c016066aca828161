import { useSession } from 'shared-auth/session-provider';
import { useRef, useState } from 'react';
import { brand } from 'shared-ui/brand';
import { notify } from 'shared-ui/toast';

/** How far somebody has come with a new second factor. */
export type EnrolmentStep =
  | { readonly at: 'password' | 'further' }
  | { readonly at: 'scan'; readonly id: string; readonly secret: string; readonly uri: string }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

const tell =
  (otherwise: string) =>
  (cause: unknown): undefined => {
    notify.error(cause instanceof Error ? cause.message : otherwise);
  };

/** Password, authenticator, recovery codes. Whoever leaves before the first right code has changed nothing. */
export function useEnrolment(onClose: () => void) {
  const { secondFactor } = useSession();
  const [step, setStep] = useState<EnrolmentStep>({ at: 'password' });
  const isOn = useRef(false);

  async function begin(name: string) {
    const { enroll } = await secondFactor();
    setStep({ at: 'scan', ...(await enroll(name, brand.name)) });
  }
  function finish() {
    notify.success('Two-factor authentication is on');
    onClose();
  }

  return {
    step,
    finish,
    prove: async (password: string) => {
      await (await secondFactor()).provePassword(password);
      await begin('Authenticator app');
    },
    confirm: async (id: string, code: string) => {
      const { confirm, makeCodes } = await secondFactor();
      await confirm(id, code);
      if (isOn.current) {
        finish();
        return;
      }
      isOn.current = true;
      // It is on by now, whatever becomes of the codes: they can be made again from the settings.
      const codes = await makeCodes().catch(tell('The recovery codes could not be made.'));
      if (codes === undefined) finish();
      else setStep(codes === null ? { at: 'further' } : { at: 'codes', codes });
    },
    addFurther: () => begin('Second authenticator').catch(tell('That did not work. Try again.')),
    leave: () => {
      if (step.at === 'scan') {
        const { id } = step;
        // What is left of it is removed by the next attempt, and by the server after some minutes.
        void secondFactor()
          .then(({ abandon }) => abandon(id))
          .catch(() => undefined);
      }
      if (isOn.current) finish();
      else onClose();
    },
  };
}
