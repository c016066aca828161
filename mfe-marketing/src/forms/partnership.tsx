import { practiceRevenue, yearsOfExperience } from 'shared-contract/forms/cpa-partnership/options';
import type { HeightOf } from 'shared-contract/forms/names';
import { stateOptions } from 'shared-contract/forms/states';
import { paths } from 'shared-contract/paths';
import { loadChunk } from 'shared-ui/chunks';
import { SelectField, TextareaField, TextField } from 'shared-ui/field';
import { formSchema } from 'shared-ui/form';
import { TextLink } from 'shared-ui/text-link';
import { PersonFields } from './person-fields.tsx';
import { PublicForm } from './public-form.tsx';

/** Loads validation when the visitor starts to fill in the form, so that the page doesn't include it. */
const loadPartnershipSchema = () =>
  loadChunk(
    () => import(/* webpackChunkName: "marketing-schemas" */ 'shared-contract/forms/cpa-partnership/schema'),
  ).then((module) => formSchema(module.cpaPartnershipForm));

function PartnershipFields() {
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
        We use this only to answer you. See the <TextLink to={paths.privacy}>privacy policy</TextLink>.
      </p>
    </>
  );
}

interface PartnershipFormProps {
  readonly source: string;
  readonly label: string;
  readonly height: HeightOf<'cpa-partnership'>;
}

/** A CPA's application for partnership. */
export function PartnershipForm({ source, label, height }: PartnershipFormProps) {
  return (
    <PublicForm
      form="cpa-partnership"
      height={height}
      label={label}
      schema={loadPartnershipSchema}
      toSubmission={(partnership) => ({ ...partnership, source })}
      submitLabel="Apply for the partnership"
      note={() => (
        <p>
          If you also want to certify, the{' '}
          <TextLink to={paths.cppsApply}>application for the program</TextLink> is a separate one.
        </p>
      )}
    >
      <PartnershipFields />
    </PublicForm>
  );
}
