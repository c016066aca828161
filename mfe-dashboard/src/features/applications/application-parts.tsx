import { type ReactNode, useState } from 'react';
import { mailHref, phoneHref } from 'shared-contract/contact-href';
import { answerInWords } from 'shared-contract/forms/certification/labels';
import { Button } from 'shared-ui/button';
import { TextareaField } from 'shared-ui/field';
import { TextLink } from 'shared-ui/text-link';
import { useAction } from '../../lib/use-action.ts';
import { useTextDraft } from './decisions.ts';
import { type Application, momentOf, typeNames } from './model.ts';
import { addNote, type FullApplication } from './queries.ts';

/** Shows a note for questions without an answer. */
function Facts({ title, facts }: { title: string; facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-lg">{title}</h3>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {facts.map(([term, value]) => (
          <div key={term} className={typeof value === 'string' && value.length > 60 ? 'sm:col-span-2' : ''}>
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="max-w-[66ch] wrap-anywhere whitespace-pre-line">
              {value === '' || value === null ? <span className="text-muted">Not answered</span> : value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const yes = (ticked: boolean): string => (ticked ? 'Yes' : 'No');

/** Shows every answer under the form's own labels. The questions depend on the applicant's type. */
export function Answers({ application, cohort }: { application: Application; cohort: string | undefined }) {
  const { email, phone } = application;
  return (
    <>
      <Facts
        title="Applicant"
        facts={[
          ['First name', application.first_name],
          ['Last name', application.last_name],
          [
            'Email',
            <TextLink key="email" href={mailHref(email)}>
              {email}
            </TextLink>,
          ],
          [
            'Phone',
            <TextLink key="phone" href={phoneHref(phone)}>
              {phone}
            </TextLink>,
          ],
          ['Type', typeNames[application.applicant_type]],
          ['Submitted', momentOf(application.created_at)],
        ]}
      />
      {application.applicant_type === 'cpa' ? (
        <Facts
          title="Practice"
          facts={[
            ['Firm', application.firm_name],
            ['Title', application.title],
            ['Years of experience', answerInWords('yearsExperience', application.years_experience)],
            ['License number', application.license_number],
            ['License state', application.license_state],
            ['Current revenue', answerInWords('currentRevenue', application.current_revenue)],
            ['Target revenue', answerInWords('targetRevenue', application.target_revenue)],
            ['Cohort wanted', cohort ?? 'The next one with a seat'],
            ['Kinds of clients', application.client_types],
            ['Biggest challenge', application.biggest_challenge],
            ['Why they apply', application.why_applying],
            ['Can commit to the program', yes(application.commitment)],
            ['Accepted the terms', yes(application.terms)],
          ]}
        />
      ) : (
        <Facts
          title="Business"
          facts={[
            ['Business', application.business_name],
            ['Annual revenue', answerInWords('annualRevenue', application.annual_revenue)],
            ['Employees', answerInWords('numEmployees', application.num_employees)],
            ['Interests', application.interests],
            ['Notes', application.notes],
          ]}
        />
      )}
    </>
  );
}

type NotesProps = Pick<FullApplication, 'history' | 'names'> & { readonly id: string };

/** Notes between administrators. The database hides them from the applicant. */
export function Notes({ id, history, names }: NotesProps) {
  const notes = history.filter(({ kind }) => kind === 'note').toReversed();
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h3 className="text-lg">Internal notes</h3>
        <p className="text-sm text-muted">For administrators only. The applicant does not see them.</p>
      </div>
      <NewNote id={id} />
      <ul aria-label="Notes" className="flex flex-col gap-3">
        {notes.map(({ id: key, note, actor_id, created_at }) => (
          <li key={key} className="border-l-2 border-copper pl-3">
            <p className="wrap-anywhere whitespace-pre-line">{note}</p>
            <p className="text-sm wrap-anywhere text-muted">
              {names.get(actor_id ?? '') ?? 'Deleted account'},{' '}
              <time dateTime={created_at}>{momentOf(created_at)}</time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NewNote({ id }: { id: string }) {
  const [text, setText] = useTextDraft(`note:${id}`);
  // A new key resets the uncontrolled field.
  const [round, setRound] = useState(0);
  const { act, isBusy, failure, setFailure } = useAction({
    run: (client, note: string) => addNote(client, id, note),
    failed: 'The note was not saved; what you typed is still here.',
    isInline: true,
    onDone: () => {
      setText('');
      setRound(round + 1);
    },
    changes: ['application'],
    reload: 'success',
  });
  return (
    <form
      noValidate
      aria-label="New note"
      className="flex flex-col gap-2 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        const note = text.trim();
        if (note === '') setFailure('Write the note first.');
        else void act(note);
      }}
    >
      <TextareaField
        key={round}
        label="Add a note"
        name="note"
        rows={2}
        maxLength={4000}
        required
        error={failure}
        defaultValue={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="secondary" size="sm" busy={isBusy} className="self-start">
        Add note
      </Button>
    </form>
  );
}
