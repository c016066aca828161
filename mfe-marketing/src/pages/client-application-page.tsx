import type { FieldKind, OnboardingField, OnboardingStep } from 'shared-contract/onboarding/step-types';
import { paths } from 'shared-contract/paths';
import { Icon } from 'shared-ui/icon';
import { Section } from 'shared-ui/layout';
import { questionsNode } from 'shared-ui/structured-data';
import { TextLink } from 'shared-ui/text-link';
import { classes } from '../classes.ts';
import { clientApplication, type ClientApplicationSection, head } from '../content/client-application.ts';
import { minutesOf, onboardingSteps } from '../content/onboarding-definition.ts';
import { ApplicationForm } from '../forms/application/form.tsx';
import { PageContent, questionsIn } from '../page.tsx';
import { TitledSection, titleId } from '../sections/common/heading.tsx';
import { SectionList } from '../sections/common/section-list.tsx';

function ApplicationSection({ section }: { section: ClientApplicationSection<'application'> }) {
  return (
    <Section id={section.id} labelledBy={titleId(section)} className="pt-6 md:pt-8">
      <h2 id={titleId(section)} className="sr-only">
        {section.title}
      </h2>
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
        <div className="grid content-start gap-4 lg:col-span-7">
          <div className="rounded-md border border-edge bg-surface p-4 sm:p-6 md:p-8">
            <ApplicationForm height={891} source={section.source} label={section.title} />
          </div>
          <p className="text-sm text-muted">{section.lead}</p>
        </div>
        <div className="grid content-start gap-8 lg:col-span-4 lg:col-start-9">
          {section.asides.map(({ title, items }) => (
            <div key={title} className="grid gap-3 border-t border-edge pt-6">
              <h3 className="text-lg">{title}</h3>
              <ul className="grid gap-3 text-muted">
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}

/** Placeholder text for empty lines of the sample. */
const entries: Readonly<Partial<Record<FieldKind, string>>> = {
  text: 'Text',
  longText: 'A few sentences',
  email: 'Email address',
  phone: 'Phone number',
  money: 'Dollars',
  year: 'Year',
  date: 'Date',
};

/** Options of at most this many characters are in two columns. */
const SHORT_LABEL = 24;

/** From this many options, the list shows only the first and the last. */
const LONG_LIST = 12;

function Choices({ field }: { field: Extract<OnboardingField, { options: readonly unknown[] }> }) {
  const { options } = field;
  const isBox = field.kind === 'checks';
  if (options.length >= LONG_LIST)
    return (
      <p className="border border-line px-3 py-2 text-muted">
        A list of {options.length}, {options[0]?.label} to {options.at(-1)?.label}
      </p>
    );
  return (
    <ul
      aria-label={isBox ? 'Choose all that apply' : 'Choose one'}
      className={classes(
        'grid gap-x-8 gap-y-2',
        options.every(({ label }) => label.length <= SHORT_LABEL) && 'sm:grid-cols-2',
      )}
    >
      {options.map(({ value, label }) => (
        <li key={value} className="flex gap-3">
          <span
            aria-hidden="true"
            className={classes('mt-1 size-4 shrink-0 border border-edge', !isBox && 'rounded-full')}
          />
          {label}
        </li>
      ))}
    </ul>
  );
}

/** On paper, a consent's label appears next to its box, so it needs a separate heading. */
function headingOf({ kind, id, label }: OnboardingField) {
  if (kind !== 'consent') return label;
  return id === 'accurate' ? 'Confirmation' : 'Consent';
}

/** A question of the sample: its label and options, without focusable elements. */
function SampleField({ field }: { field: OnboardingField }) {
  return (
    <div className="grid break-inside-avoid content-start gap-2">
      <dt>
        <span className="font-semibold">{headingOf(field)}</span>{' '}
        {field.missing === undefined ? <span className="text-sm text-muted">(optional)</span> : null}
      </dt>
      {field.hint ? <dd className="text-sm text-muted">{field.hint}</dd> : null}
      <dd>
        {'options' in field ? (
          <Choices field={field} />
        ) : field.kind === 'consent' ? (
          <p className="flex gap-3">
            <span aria-hidden="true" className="mt-1 size-4 shrink-0 border border-edge" />
            {field.label}
          </p>
        ) : (
          <p
            className={classes(
              'border border-line px-3 py-2 text-muted',
              field.kind === 'longText' && 'pb-12',
              (field.kind === 'money' || field.kind === 'year' || field.kind === 'date') && 'max-w-80',
            )}
          >
            {entries[field.kind]}
          </p>
        )}
      </dd>
    </div>
  );
}

function Sheet({ step, index, of }: { step: OnboardingStep; index: number; of: number }) {
  return (
    <details
      open={index === 0}
      className="group border-b border-line last:border-b-0 print:[&::details-content]:[content-visibility:visible]"
    >
      <summary className="grid min-h-12 cursor-pointer list-none grid-cols-[2rem_1fr_auto] items-baseline gap-x-4 px-6 py-4 hover:text-primary md:px-8">
        <span aria-hidden="true" className="font-heading text-lg text-copper tabular-nums">
          {index + 1}
        </span>
        <h3 className="text-lg">{step.title}</h3>
        <span className="flex items-center gap-3 text-sm text-muted tabular-nums">
          <span className="max-sm:hidden">
            Step {index + 1} of {of}
          </span>
          <Icon name="plus" className="text-copper group-open:rotate-45 print:hidden" />
        </span>
      </summary>
      <div className="grid gap-8 px-6 pt-2 pb-8 md:px-8">
        <p className="max-w-measure text-muted">{step.why}</p>
        <dl className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
          {step.fields.map((field) => (
            <SampleField key={field.id} field={field} />
          ))}
        </dl>
      </div>
    </details>
  );
}

/** Renders the owner's actual onboarding as a paper form. */
function SampleSection({ section }: { section: ClientApplicationSection<'sample'> }) {
  const steps = onboardingSteps.owner;
  return (
    <TitledSection of={section}>
      <div className="mt-8 border border-edge bg-surface">
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-1 border-b border-edge px-6 py-4 text-sm text-muted md:px-8">
          <p>{section.printedNote}</p>
          <p className="tabular-nums">
            {steps.length} steps, about {minutesOf(steps)} minutes
          </p>
        </div>
        {steps.map((step, index) => (
          <Sheet key={step.id} step={step} index={index} of={steps.length} />
        ))}
      </div>
      <p className="mt-6 text-sm text-muted">
        Already a client? <TextLink to={paths.onboarding}>Go to your onboarding</TextLink>
      </p>
    </TitledSection>
  );
}

export function Component() {
  return (
    <PageContent {...head} nodes={[questionsNode(head.path, questionsIn(clientApplication))]}>
      <SectionList
        sections={clientApplication}
        views={{ application: ApplicationSection, sample: SampleSection }}
      />
    </PageContent>
  );
}
