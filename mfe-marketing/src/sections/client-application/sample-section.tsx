import { paths } from 'shared-contract/paths';
import { Icon } from 'shared-ui/icon';
import { Section } from 'shared-ui/layout';
import { TextLink } from 'shared-ui/text-link';
import type { ClientApplicationSection } from '../../content/client-application/section-types.ts';
import { minutesOf, onboardingSteps } from '../../content/onboarding/definition.ts';
import type { OnboardingStep } from 'shared-contract/onboarding/step-types';
import { Heading, titleId } from '../common/heading.tsx';
import { SampleField } from './sample-field.tsx';

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

/** The real onboarding of an owner, from its definition, as a form on paper. */
export function SampleSection({ section }: { section: ClientApplicationSection<'sample'> }) {
  const steps = onboardingSteps.owner;
  return (
    <Section id={section.id} labelledBy={titleId(section)}>
      <Heading of={section} />
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
    </Section>
  );
}
