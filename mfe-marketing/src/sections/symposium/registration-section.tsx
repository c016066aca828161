import { Section } from 'shared-ui/layout';
import { TextLink } from 'shared-ui/text-link';
import type { SymposiumSection } from '../../content/symposium/section-types.ts';
import { SymposiumForm } from '../../forms/symposium/symposium-form.tsx';
import { Heading, titleId } from '../common/heading.tsx';
import { useSymposiumState } from './use-symposium-state.ts';

/** What is left of the event for whoever comes late. */
function Recordings({ of: { title, text, ask } }: { of: SymposiumSection<'registration'>['recordings'] }) {
  return (
    <div className="self-start border-y border-line py-4 lg:col-span-4 lg:col-start-9">
      <h3 className="text-lg">{title}</h3>
      <p className="mt-1">{text}</p>
      <TextLink to={ask.to} className="inline-block py-2.5">
        {ask.label}
      </TextLink>
    </div>
  );
}

/** The form, for a seat or for the next event's waitlist, beside what holds of it. */
export function RegistrationSection({ section }: { section: SymposiumSection<'registration'> }) {
  const state = useSymposiumState();
  const { title, text, submit } = section.states[state];
  const isWaitlist = state === 'past';
  return (
    <Section
      data-wake=""
      id={section.id}
      tone="surface"
      labelledBy={titleId(section)}
      className="scroll-mt-4"
    >
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
        <div className="rounded-md border border-edge bg-ground p-4 has-data-[slot=received]:self-start sm:p-8 lg:col-span-7 print:hidden noscript:self-start">
          <Heading of={{ id: section.id, title, lead: text }} className="mb-6" />
          <SymposiumForm label={section.formLabel} submitLabel={submit} isWaitlist={isWaitlist} />
        </div>
        {isWaitlist ? (
          <Recordings of={section.recordings} />
        ) : (
          <dl className="content-start self-start border-b border-line lg:col-span-4 lg:col-start-9">
            {section.notes.map(({ term, text: note }) => (
              <div key={term} className="border-t border-line py-4">
                <dt className="font-semibold">{term}</dt>
                <dd className="mt-1">{note}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Section>
  );
}
