import { type RefObject, useEffect, useRef } from 'react';
import { callbackTimes, contactTopics } from 'shared-contract/forms/contact/options';
import { paths } from 'shared-contract/paths';
import { loadChunk } from 'shared-ui/chunks';
import { SelectField, TextareaField, TextField } from 'shared-ui/field';
import { formSchema } from 'shared-ui/form';
import { useHydrated } from 'shared-ui/hooks';
import { useSearchParams } from 'shared-ui/router';
import { TextLink } from 'shared-ui/text-link';
import { PersonFields } from './person-fields.tsx';
import { PublicForm } from './public-form.tsx';

interface ContactTopic {
  readonly value: string;
  readonly label: string;
  /** Default text of the message. */
  readonly message?: string;
}

const LONGEST = 100;

/** Prefixes for requesting an item by name: `paper:social-security-allocations`. */
const requests: Readonly<Record<string, string>> = { paper: 'White paper', resource: 'Resource' };

const abbreviations = new Set(['cpa', 'cpe', 'cpps', 'hsa', 'ira', 'irs', 'rd', 'rmd']);

/** Formats a slug: `social-security-allocations` → `Social security allocations`. */
function wordsOf(slug: string): string {
  const words = slug.split(/[\s_-]+/).filter(Boolean);
  const text = words.map((word) => (abbreviations.has(word) ? word.toUpperCase() : word)).join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `quote:Gwendolyn Farrar:Plan design` requests a quote from a person in the directory. */
function quoteOf(value: string, [person = '', service = '']: readonly string[]): ContactTopic | undefined {
  if (person === '' || service === '') return undefined;
  return {
    value,
    label: `Quote from ${person}: ${service}`,
    message: `Please ask ${person} for a quote for “${service}”. About my situation: `,
  };
}

/** Parses the topic in the address: the id of a known topic, a quote, or any other text in readable form. */
export function contactTopicFrom(asked: string | null): ContactTopic | undefined {
  const value = (asked ?? '')
    .replace(/[^\p{L}\p{N} :.&'_-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST);
  if (!/[\p{L}\p{N}]/u.test(value)) return undefined;
  const known = contactTopics.find((topic) => topic.value === value);
  if (known) return known;
  const [kind = '', ...rest] = value.split(':').map((part) => part.trim());
  const quote = kind === 'quote' ? quoteOf(value, rest) : undefined;
  if (quote) return quote;
  const name = wordsOf(rest.join(' '));
  if (name === '') return { value, label: wordsOf(kind) };
  const request = Object.hasOwn(requests, kind) ? requests[kind] : undefined;
  return request === undefined
    ? { value, label: `${wordsOf(kind)}: ${name}` }
    : { value, label: `${request}: ${name}`, message: `Please send me “${name}”.` };
}

/** Loads validation when the visitor starts to fill in the form, so that the page doesn't include it. */
const loadContactSchema = () =>
  loadChunk(
    () => import(/* webpackChunkName: "marketing-schemas" */ 'shared-contract/forms/contact/schema'),
  ).then((module) => formSchema(module.contactForm));

/**
 * Selects the topic from the address instead of the one in a draft. Call it in the component around the form, whose
 * effects run after the form has restored the draft.
 */
function useRequestedTopic(topic: ContactTopic | undefined) {
  const select = useRef<HTMLSelectElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);
  const asked = topic?.value;
  const draft = topic?.message;
  useEffect(() => {
    if (!select.current) return;
    if (asked !== undefined) select.current.value = asked;
    // The draft's topic is no longer available.
    if (select.current.selectedIndex < 0) select.current.selectedIndex = 0;
  }, [asked]);
  useEffect(() => {
    if (draft !== undefined && message.current?.value === '') message.current.value = draft;
  }, [draft]);
  return { select, message };
}

const callbackOptions = callbackTimes.map((time) => ({ value: time, label: time }));

/** Returns the topics. Adds the one from the address at the top if it is custom. */
function optionsWith(topic: ContactTopic | undefined): readonly ContactTopic[] {
  if (!topic || contactTopics.some(({ value }) => value === topic.value)) return contactTopics;
  return [topic, ...contactTopics];
}

interface ContactFieldsProps {
  readonly topic: ContactTopic | undefined;
  readonly select: RefObject<HTMLSelectElement | null>;
  readonly message: RefObject<HTMLTextAreaElement | null>;
}

function ContactFields({ topic, select, message }: ContactFieldsProps) {
  return (
    <>
      <div className="grid items-start gap-x-4 gap-y-6 sm:grid-cols-2">
        <PersonFields />
        <TextField label="Company" name="company" autoComplete="organization" />
        <SelectField
          label="Preferred callback time"
          name="callback"
          placeholder="No call, email me"
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

/** A message to the firm. `?topic=` preselects the subject: the id of a known topic, or any readable text. */
export function ContactForm() {
  const [query] = useSearchParams();
  // One prerendered page serves every query, so read it after hydration.
  const topic = useHydrated() ? contactTopicFrom(query.get('topic')) : undefined;
  const { select, message } = useRequestedTopic(topic);
  return (
    <PublicForm
      form="contact"
      height={500}
      label="Contact form"
      schema={loadContactSchema}
      toSubmission={(values) => ({ ...values, source: 'contact' })}
      submitLabel="Send message"
      note={({ callback }) =>
        callback === undefined ? null : <p>We also call at the time you chose: {callback}.</p>
      }
    >
      <ContactFields topic={topic} select={select} message={message} />
    </PublicForm>
  );
}
