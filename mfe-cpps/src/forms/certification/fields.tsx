import type { ReactNode } from 'react';
import { certificationOptions } from 'shared-contract/forms/certification/labels';
import { stateOptions } from 'shared-contract/forms/states';
import { paths } from 'shared-contract/paths';
import { CheckboxField, SelectField, TextareaField, TextField } from 'shared-ui/field';
import { TextLink } from 'shared-ui/text-link';
import { consents } from '../../content/apply.ts';

export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-t border-line pt-4">
      <legend className="float-left mb-4 w-full font-heading text-lg">{title}</legend>
      <div className="clear-both grid items-end gap-x-4 gap-y-6 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

/** For a field as wide as its section. */
const FULL_WIDTH = 'sm:col-span-2';

const { annualRevenue, numEmployees } = certificationOptions;

export function ClientFields() {
  return (
    <>
      <Part title="Business information">
        <TextField
          label="Business name"
          name="businessName"
          autoComplete="organization"
          required
          className={FULL_WIDTH}
        />
        <SelectField
          label="Annual revenue"
          name="annualRevenue"
          placeholder="Choose a range"
          options={annualRevenue}
          required
        />
        <SelectField
          label="Number of employees"
          name="numEmployees"
          placeholder="Leave open"
          options={numEmployees}
        />
      </Part>
      <Part title="Your goals">
        <TextareaField
          label="What are you interested in?"
          name="interests"
          hint="For example: a retirement plan, a sale in two years, the structure of two companies."
          rows={4}
          required
          className={FULL_WIDTH}
        />
        <TextareaField label="Anything else we should know?" name="notes" rows={3} className={FULL_WIDTH} />
      </Part>
    </>
  );
}

const { yearsExperience, currentRevenue, targetRevenue } = certificationOptions;

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
          className={FULL_WIDTH}
        />
        <TextField label="License number" name="licenseNumber" autoComplete="off" required />
        <SelectField
          label="State of license"
          name="licenseState"
          placeholder="Choose a state"
          options={stateOptions}
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
          className={FULL_WIDTH}
        />
      </Part>
      <Part title="Your reasons">
        <TextareaField
          label="What is your biggest challenge?"
          name="biggestChallenge"
          rows={4}
          required
          className={FULL_WIDTH}
        />
        <TextareaField
          label="Why are you applying?"
          name="whyApplying"
          rows={4}
          required
          className={FULL_WIDTH}
        />
      </Part>
      <Part title="Your commitment">
        <CheckboxField label={consents.commitment} name="commitment" required className={FULL_WIDTH} />
        <CheckboxField
          label={
            <>
              {consents.terms} <TextLink to={paths.terms}>terms and conditions</TextLink>.
            </>
          }
          name="terms"
          required
          className={FULL_WIDTH}
        />
      </Part>
    </>
  );
}
