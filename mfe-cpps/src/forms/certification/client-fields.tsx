import { certificationOptions } from 'shared-contract/forms/certification/labels';
import { SelectField, TextareaField, TextField } from 'shared-ui/field';
import { Part, WHOLE_LINE } from './part.tsx';

const { annualRevenue, numEmployees } = certificationOptions;

/** What a business owner is asked beside the person: the business, and what it is about. */
export function ClientFields() {
  return (
    <>
      <Part title="Business information">
        <TextField
          label="Business name"
          name="businessName"
          autoComplete="organization"
          required
          className={WHOLE_LINE}
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
          className={WHOLE_LINE}
        />
        <TextareaField label="Anything else we should know?" name="notes" rows={3} className={WHOLE_LINE} />
      </Part>
    </>
  );
}
