import type { ReactNode } from 'react';
import { CheckboxField, SelectField, TextareaField, TextField } from 'shared-ui/field';
import { ChoiceGroup } from 'shared-ui/form-kit';
import type { OnboardingField } from 'shared-contract/onboarding/step-types';
import { boxName, inputText, type Answer } from './answers.ts';

interface QuestionProps {
  readonly field: OnboardingField;
  readonly answer: Answer | undefined;
  readonly error: string | undefined;
}

const chosenOf = (answer: Answer | undefined): readonly string[] =>
  Array.isArray(answer) ? answer : typeof answer === 'string' ? [answer] : [];

/** What is short has a short line; its hint still fits above it. */
const SHORT = 'sm:max-w-96';

/** The control for one question. The browser holds what is typed; `answer` is what was saved before. */
export function Question({ field, answer, error }: QuestionProps): ReactNode {
  const { id, label, hint, missing } = field;
  const basics = { label, name: id, hint, error, required: missing !== undefined };
  const text = { ...basics, defaultValue: inputText(field, answer) };
  switch (field.kind) {
    case 'text':
      return <TextField {...text} autoComplete={field.autoComplete ?? 'off'} />;
    case 'email':
      return (
        <TextField {...text} type="email" inputMode="email" autoComplete={field.autoComplete ?? 'off'} />
      );
    case 'phone':
      return (
        <TextField
          {...text}
          className={SHORT}
          type="tel"
          inputMode="tel"
          autoComplete={field.autoComplete ?? 'off'}
        />
      );
    case 'money':
      return (
        <TextField
          {...text}
          className={SHORT}
          inputMode={field.mayBeNegative ? 'text' : 'decimal'}
          autoComplete="off"
        />
      );
    case 'year':
      return <TextField {...text} className={SHORT} inputMode="numeric" maxLength={4} autoComplete="off" />;
    case 'date':
      return <TextField {...text} className={SHORT} type="date" autoComplete="off" />;
    case 'longText':
      return <TextareaField {...text} rows={4} />;
    case 'select':
      return <SelectField {...text} className={SHORT} placeholder="Choose" options={field.options} />;
    case 'consent':
      return <CheckboxField {...basics} value="yes" defaultChecked={answer === true} />;
    case 'radio':
    case 'checks':
      return (
        <ChoiceGroup
          look="list"
          legend={label}
          hint={hint}
          error={error}
          options={field.options}
          name={field.kind === 'radio' ? id : (value) => boxName(id, value)}
          chosen={chosenOf(answer)}
          required={missing !== undefined}
        />
      );
  }
}
