import { CheckboxField, TextareaField, TextField, type TextFieldProps } from 'shared-ui/field';
import type { Entry } from '../data/directory-entry.ts';

/** What takes half a line each. The lengths are those of the table. */
const halves: readonly (Omit<TextFieldProps, 'name'> & {
  readonly name: 'headline' | 'firm' | 'location' | 'contact_email';
})[] = [
  { name: 'headline', label: 'Headline', hint: 'As in CPA, CPPS, founder', maxLength: 120 },
  { name: 'firm', label: 'Firm', autoComplete: 'organization', maxLength: 120 },
  { name: 'location', label: 'Location', hint: 'City and state, as in Toledo, Ohio', maxLength: 80 },
  {
    name: 'contact_email',
    label: 'Email for inquiries',
    hint: 'Everybody can read it',
    type: 'email',
    autoComplete: 'email',
    maxLength: 254,
  },
];

export function EntryFields({ entry }: { readonly entry: Entry | null }) {
  return (
    <>
      <CheckboxField
        label="Show my entry in the public directory"
        name="shown"
        defaultChecked={entry?.shown ?? false}
      />
      <div className="grid items-end gap-6 md:grid-cols-2">
        {halves.map((field) => (
          <TextField key={field.name} {...field} defaultValue={entry?.[field.name] ?? ''} required />
        ))}
      </div>
      <TextField
        label="Specializations"
        name="specialities"
        hint="Up to 8, with commas between them"
        defaultValue={entry?.specialities.join(', ') ?? ''}
        maxLength={340}
        required
      />
      <TextareaField
        label="About you"
        name="about"
        hint="What you plan, and for whom: up to 2,000 characters. A blank line begins a paragraph."
        defaultValue={entry?.about ?? ''}
        rows={6}
        maxLength={2000}
        required
      />
    </>
  );
}
