import { stateOptions } from 'shared-contract/forms/states';
import { attendance, type Track, trackField, tracks } from 'shared-contract/forms/symposium/options';
import { paths } from 'shared-contract/paths';
import { loadChunk } from 'shared-ui/chunks';
import { CheckboxField, SelectField, TextareaField, TextField } from 'shared-ui/field';
import { formSchema } from 'shared-ui/form';
import { ChoiceGroup } from 'shared-ui/form-kit';
import { TextLink } from 'shared-ui/text-link';
import { PersonFields } from './person-fields.tsx';
import { PublicForm } from './public-form.tsx';

/** Loads validation when the visitor starts to fill in the form, so that the page doesn't include it. */
const loadSymposiumSchema = () =>
  loadChunk(
    () => import(/* webpackChunkName: "marketing-schemas" */ 'shared-contract/forms/symposium/schema'),
  ).then((module) => formSchema(module.symposiumForm));

/** Required for the certificate, but not for the waitlist. */
function CreditFields() {
  return (
    <>
      <div className="grid items-start gap-x-4 gap-y-6 sm:grid-cols-2">
        <TextField label="License number" name="licenseNumber" />
        <SelectField
          label="State of license"
          name="licenseState"
          placeholder="Choose a state"
          options={stateOptions}
        />
      </div>
      <ChoiceGroup
        look="list"
        legend="Fields of study you want credit in"
        options={tracks}
        name={(track) => trackField(track as Track)}
        required={false}
      />
      <CheckboxField label="I’ll attend the welcome reception" name="reception" hint="In Nashville only." />
      <TextareaField
        label="What do you need to take part?"
        name="needs"
        hint="Access, captions, food. We delete it after the year of the event."
        rows={3}
      />
    </>
  );
}

function SymposiumFields({
  errors,
  isWaitlist,
}: {
  errors: Readonly<Record<string, string>>;
  isWaitlist: boolean;
}) {
  return (
    <>
      <div className="grid items-start gap-x-4 gap-y-6 sm:grid-cols-2">
        <PersonFields />
        <TextField label="Firm" name="firm" autoComplete="organization" required />
      </div>
      <ChoiceGroup
        look="list"
        legend="How do you attend?"
        options={attendance}
        name="attendance"
        error={errors['attendance']}
        required
      />
      {isWaitlist ? null : <CreditFields />}
      <CheckboxField
        label={
          <>
            I agree that you keep a record of my registration and attendance, as the{' '}
            <TextLink to={paths.privacy}>privacy policy</TextLink> says.
          </>
        }
        name="consent"
        required
      />
    </>
  );
}

interface SymposiumFormProps {
  readonly label: string;
  readonly submitLabel: string;
  /** True for the next event's waitlist. The server makes the decision by its own clock. */
  readonly isWaitlist: boolean;
}

/**
 * The page doesn't show whether the visitor got a seat, because the address may be someone else's. Only the email does.
 */
export function SymposiumForm({ label, submitLabel, isWaitlist }: SymposiumFormProps) {
  return (
    <PublicForm
      form="symposium"
      height={742}
      label={label}
      schema={loadSymposiumSchema}
      toSubmission={(registration) => registration}
      submitLabel={submitLabel}
    >
      {(errors) => <SymposiumFields errors={errors} isWaitlist={isWaitlist} />}
    </PublicForm>
  );
}
