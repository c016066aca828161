import { practiceRevenue, yearsOfExperience } from 'shared-contract/forms/cpa-partnership/options';
import { licensingStates } from 'shared-contract/forms/states';
import { paths } from 'shared-contract/paths';
import { SelectField, TextareaField, TextField } from 'shared-ui/field';
import { TextLink } from 'shared-ui/text-link';
import { PersonFields } from '../person-fields.tsx';

const stateOptions = licensingStates.map((state) => ({ value: state, label: state }));

/** A CPA, the license and the practice. */
export function PartnershipFields() {
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <PersonFields phoneRequired />
        <TextField label="Firm" name="company" autoComplete="organization" required />
        <SelectField
          label="State of License"
          name="licenseState"
          placeholder="Choose a state"
          options={stateOptions}
          required
        />
        <SelectField
          label="Years of Experience"
          name="yearsExperience"
          placeholder="Choose a range"
          options={yearsOfExperience}
          required
        />
        <SelectField
          label="Practice Revenue"
          name="practiceRevenue"
          placeholder="Choose a range"
          options={practiceRevenue}
          required
          className="sm:col-span-2"
        />
        <TextareaField
          label="Which client would you bring first?"
          name="message"
          hint="The business and the question, without names."
          rows={4}
          className="sm:col-span-2"
        />
      </div>
      <p className="text-sm">
        We use this to answer you and for nothing else. See the{' '}
        <TextLink to={paths.privacy}>privacy policy</TextLink>.
      </p>
    </>
  );
}
