import { licensingStates } from 'shared-contract/forms/states';
import { attendance, trackField, tracks, type Track } from 'shared-contract/forms/symposium/options';
import { paths } from 'shared-contract/paths';
import { CheckboxField, SelectField, TextareaField, TextField } from 'shared-ui/field';
import { TextLink } from 'shared-ui/text-link';
import { ChoiceGroup } from 'shared-ui/form-kit';
import { PersonFields } from '../person-fields.tsx';

const stateOptions = licensingStates.map((state) => ({ value: state, label: state }));

/** What the certificate needs; nothing of it is needed for a waitlist. */
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
      <CheckboxField label="I come to the welcome reception" name="reception" hint="In Nashville only." />
      <TextareaField
        label="What do you need to take part?"
        name="needs"
        hint="Access, captions, food. We delete it after the year of the event."
        rows={3}
      />
    </>
  );
}

interface SymposiumFieldsProps {
  readonly errors: Readonly<Record<string, string>>;
  readonly isWaitlist: boolean;
}

/** A person, how they attend, and what their credit is recorded by. */
export function SymposiumFields({ errors, isWaitlist }: SymposiumFieldsProps) {
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
