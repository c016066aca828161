import { type RefObject, type SyntheticEvent, useRef, useState } from 'react';
import { useSession } from 'shared-auth/session-provider';
import { type FormReceipt, submitForm } from 'shared-auth/submit-form';
import { certificationOptions } from 'shared-contract/forms/certification/labels';
import { requirements } from 'shared-contract/forms/certification/qualification';
import type { CertificationApplication } from 'shared-contract/forms/certification/schema';
import { paths } from 'shared-contract/paths';
import { loadChunk } from 'shared-ui/chunks';
import { TextField, useProposals } from 'shared-ui/field';
import { Form, formSchema } from 'shared-ui/form';
import { OwnForm } from 'shared-ui/form-block';
import { ChoiceGroup, Received, useSentForm } from 'shared-ui/form-kit';
import { useHydrated } from 'shared-ui/hooks';
import { Icon, type IconName } from 'shared-ui/icon';
import { TextLink } from 'shared-ui/text-link';
import { apply } from '../../content/apply.ts';
import { type Answers, type Finding, qualify, splitName } from './answers.ts';
import { ClientFields, CpaFields, Part } from './fields.tsx';

/** Loads validation when the visitor starts to fill in the form, so that the page doesn't include it. */
const loadCertificationSchema = () =>
  loadChunk(
    () => import(/* webpackChunkName: "cpps-schemas" */ 'shared-contract/forms/certification/schema'),
  ).then((module) => formSchema(module.certification));

const marks: Readonly<Record<Finding['result'], { icon: IconName; look: string }>> = {
  open: { icon: 'clock', look: 'text-muted' },
  met: { icon: 'circle-check', look: 'text-success' },
  short: { icon: 'info', look: 'text-warning' },
  ours: { icon: 'info', look: 'text-info' },
};

/** Lists the requirements and how the answers meet them. Each line reserves its space. */
function Qualification({ answers }: { readonly answers: Answers }) {
  const findings = qualify(answers);
  return (
    <div className="grid gap-3 rounded-md border border-line bg-ground p-4">
      <h3 className="text-base font-semibold">Who qualifies</h3>
      <ul className="grid gap-3">
        {requirements.map(({ id, label }) => {
          const { result, words } = findings[id];
          const { icon, look } = marks[result];
          return (
            <li key={id} className="grid grid-cols-[1.5rem_1fr] gap-x-2">
              <Icon name={icon} className={`mt-0.5 ${look}`} />
              <span className="grid min-w-0">
                <span>{label}</span>
                <span className="text-sm text-muted">{words}</span>
              </span>
            </li>
          );
        })}
      </ul>
      <p className="text-sm">
        Short of one of these? Apply anyway and tell us in your reasons: a person reads every application.
      </p>
    </div>
  );
}

/** Prefills empty fields with the user's account data. Must render only in the browser. */
function ApplicantPrefill({ area }: { readonly area: RefObject<HTMLElement | null> }) {
  const { user, profile } = useSession();
  // From the registration.
  const phone: unknown = user?.user_metadata['phone'];
  useProposals(area, {
    ...splitName(profile?.name ?? ''),
    email: user?.email,
    phone: typeof phone === 'string' ? phone : undefined,
  });
  return null;
}

const clientFields = ['businessName', 'annualRevenue', 'numEmployees', 'interests', 'notes'];

/**
 * Returns the applicant type that the errors belong to. Undefined if they only concern fields that both types share.
 */
function typeOf(errors: Readonly<Record<string, string>>): 'cpa' | 'client' | undefined {
  const own = Object.keys(errors).filter((name) => !person.includes(name));
  if (own.length === 0) return undefined;
  return own.some((name) => clientFields.includes(name)) ? 'client' : 'cpa';
}
const person = ['firstName', 'lastName', 'email', 'phone'];

function PersonPart() {
  return (
    <Part title="Personal information">
      <TextField label="First name" name="firstName" autoComplete="given-name" required />
      <TextField label="Last name" name="lastName" autoComplete="family-name" required />
      <TextField label="Email" name="email" type="email" inputMode="email" autoComplete="email" required />
      <TextField label="Phone" name="phone" type="tel" inputMode="tel" autoComplete="tel" required />
    </Part>
  );
}

/**
 * Renders the fields of both types and hides the other type's with CSS. This preserves input in hidden fields,
 * including drafts and input before hydration. The schema ignores fields of the other type.
 */
function ApplicantFields({ errors }: { readonly errors: Readonly<Record<string, string>> }) {
  const area = useRef<HTMLDivElement>(null);
  const [answers, setAnswers] = useState<Answers>({});
  const isHydrated = useHydrated();
  const read = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    const form = currentTarget.closest('form');
    if (form)
      setAnswers(
        Object.fromEntries(
          Array.from(new FormData(form), ([name, value]) => [name, typeof value === 'string' ? value : '']),
        ),
      );
  };
  return (
    <div ref={area} data-errors-of={typeOf(errors)} className="grid gap-8" onChange={read}>
      {isHydrated ? <ApplicantPrefill area={area} /> : null}
      <ChoiceGroup
        look="cards"
        legend="I apply as"
        options={certificationOptions.applicantType}
        name="applicantType"
        chosen={['cpa']}
        required
      />
      <PersonPart />
      <div className="grid gap-8 group-has-[input[value=client]:checked]/applicant:hidden">
        <Qualification answers={answers} />
        <CpaFields />
      </div>
      <div className="hidden gap-8 group-has-[input[value=client]:checked]/applicant:grid">
        <ClientFields />
      </div>
      <p className="text-sm">
        Leave out Social Security and account numbers. We use what you write to decide on your application;
        see the <TextLink to={paths.privacy}>privacy policy</TextLink>.
      </p>
    </div>
  );
}

// Hides the error summary of the other type while it isn't selected.
const OTHERS_ERRORS =
  'has-data-[errors-of=cpa]:has-[input[value=client]:checked]:**:data-[slot=error-summary]:hidden has-data-[errors-of=client]:has-[input[value=cpa]:checked]:**:data-[slot=error-summary]:hidden';

/** A signed-in visitor's application is linked to their account. */
export function CertificationForm() {
  const { place, sender } = useSentForm();
  return (
    <OwnForm>
      <div ref={place} className={`group/applicant ${OTHERS_ERRORS}`}>
        <Form<CertificationApplication, FormReceipt>
          schema={loadCertificationSchema}
          onSubmit={async (application, attempt) => {
            const receipt = await submitForm('certification', application, attempt);
            sender.sent();
            return receipt;
          }}
          submitLabel="Send application"
          busyLabel="Sending..."
          draftKey="certification"
          trap
          label={apply.formLabel}
          done={({ firstName, lastName, email }, { reference }) => (
            <Received
              form="certification"
              sender={sender}
              name={`${firstName} ${lastName}`}
              email={email}
              reference={reference}
            >
              <p>
                With the reference and your email address you can{' '}
                <TextLink to={paths.cppsApplicationOf(reference)}>see where it stands</TextLink> at any time.
              </p>
            </Received>
          )}
        >
          {(errors) => <ApplicantFields errors={errors} />}
        </Form>
      </div>
    </OwnForm>
  );
}
