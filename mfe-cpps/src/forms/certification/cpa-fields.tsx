import { certificationOptions } from 'shared-contract/forms/certification/labels';
import { licensingStates } from 'shared-contract/forms/states';
import { paths } from 'shared-contract/paths';
import { CheckboxField, SelectField, TextareaField, TextField } from 'shared-ui/field';
import { TextLink } from 'shared-ui/text-link';
import { consents } from '../../content/apply.ts';
import { Part, WHOLE_LINE } from './part.tsx';

const states = licensingStates.map((state) => ({ value: state, label: state }));
const { yearsExperience, currentRevenue, targetRevenue } = certificationOptions;

/** What a CPA is asked beside the person: profession, practice, reasons, and two promises. */
export function CpaFields() {
  return (
    <>
      <Part title="Professional information">
        <TextField label="Firm name" name="firmName" autoComplete="organization" required />
        <TextField label="Title" name="title" autoComplete="organization-title" required />
        <SelectField
          label="Years of experience"
          name="yearsExperience"
          placeholder="Choose a range"
          options={yearsExperience}
          required
          className={WHOLE_LINE}
        />
        <TextField label="License number" name="licenseNumber" autoComplete="off" required />
        <SelectField
          label="State of license"
          name="licenseState"
          placeholder="Choose a state"
          options={states}
          required
        />
      </Part>
      <Part title="Your practice">
        <SelectField
          label="Current annual revenue"
          name="currentRevenue"
          placeholder="Choose a range"
          options={currentRevenue}
          required
        />
        <SelectField
          label="Target annual revenue"
          name="targetRevenue"
          placeholder="Choose a range"
          options={targetRevenue}
          required
        />
        <TextareaField
          label="What types of clients do you serve?"
          name="clientTypes"
          hint="Trades and sizes, without names."
          rows={3}
          required
          className={WHOLE_LINE}
        />
      </Part>
      <Part title="Your reasons">
        <TextareaField
          label="What is your biggest challenge?"
          name="biggestChallenge"
          rows={4}
          required
          className={WHOLE_LINE}
        />
        <TextareaField
          label="Why are you applying?"
          name="whyApplying"
          rows={4}
          required
          className={WHOLE_LINE}
        />
      </Part>
      <Part title="Your commitment">
        <CheckboxField label={consents.commitment} name="commitment" required className={WHOLE_LINE} />
        <CheckboxField
          label={
            <>
              {consents.terms} <TextLink to={paths.terms}>terms and conditions</TextLink>.
            </>
          }
          name="terms"
          required
          className={WHOLE_LINE}
        />
      </Part>
    </>
  );
}
