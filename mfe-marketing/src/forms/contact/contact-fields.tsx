import type { RefObject } from 'react';
import { callbackTimes, contactTopics } from 'shared-contract/forms/contact/options';
import { paths } from 'shared-contract/paths';
import { SelectField, TextareaField, TextField } from 'shared-ui/field';
import { TextLink } from 'shared-ui/text-link';
import { PersonFields } from '../person-fields.tsx';
import type { ContactTopic } from './contact-topics.ts';

const callbackOptions = callbackTimes.map((time) => ({ value: time, label: time }));

/** The topics, and on top of them the one that the address names where it is none of ours. */
function optionsWith(topic: ContactTopic | undefined): readonly ContactTopic[] {
  if (!topic || contactTopics.some(({ value }) => value === topic.value)) return contactTopics;
  return [topic, ...contactTopics];
}

interface ContactFieldsProps {
  readonly topic: ContactTopic | undefined;
  readonly select: RefObject<HTMLSelectElement | null>;
  readonly message: RefObject<HTMLTextAreaElement | null>;
}

export function ContactFields({ topic, select, message }: ContactFieldsProps) {
  return (
    <>
      <div className="grid items-start gap-x-4 gap-y-6 sm:grid-cols-2">
        <PersonFields />
        <TextField label="Company" name="company" autoComplete="organization" />
        <SelectField
          label="Preferred callback time"
          name="callback"
          placeholder="No call, write to me"
          options={callbackOptions}
          className="sm:col-span-2"
        />
        <SelectField
          ref={select}
          label="Topic"
          name="topic"
          placeholder="Choose a topic"
          options={optionsWith(topic)}
          required
          className="sm:col-span-2"
        />
      </div>
      <TextareaField ref={message} label="Message" name="message" rows={6} required />
      <p className="text-sm">
        Leave out Social Security and account numbers; we ask for documents over a secure channel. What you
        write is used to answer you and for nothing else: see the{' '}
        <TextLink to={paths.privacy}>privacy policy</TextLink>.
      </p>
    </>
  );
}
