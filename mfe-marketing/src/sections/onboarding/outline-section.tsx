import { paths } from 'shared-contract/paths';
import { Icon } from 'shared-ui/icon';
import { Section } from 'shared-ui/layout';
import { TextLink } from 'shared-ui/text-link';
import { minutesOf, onboardingSteps } from '../../content/onboarding/definition.ts';
import type { OnboardingStep } from 'shared-contract/onboarding/step-types';
import type { OnboardingSection } from '../../content/onboarding/section-types.ts';
import { Heading, titleId } from '../common/heading.tsx';

function Step({ step, number }: { step: OnboardingStep; number: number }) {
  return (
    <li className="grid grid-cols-[2rem_1fr] gap-x-4 gap-y-1 border-b border-line py-4">
      <span aria-hidden="true" className="font-heading text-lg leading-tight text-copper tabular-nums">
        {number}
      </span>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h4 className="text-lg">{step.title}</h4>
        <p className="text-sm text-muted tabular-nums">{step.minutes} minutes</p>
      </div>
      <p className="col-start-2 text-muted">{step.summary}</p>
      {step.atHand ? (
        <ul className="col-start-2 mt-1 grid gap-1 text-sm">
          {step.atHand.map((paper) => (
            <li key={paper} className="flex gap-2">
              <Icon name="file" className="size-4 translate-y-0.5 text-copper" />
              {paper}
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

/** The steps of each onboarding, from its definition. */
export function OutlineSection({ section }: { section: OnboardingSection<'outline'> }) {
  return (
    <Section id={section.id} tone={section.tone} labelledBy={titleId(section)}>
      <Heading of={section} />
      <div className="mt-8 grid gap-8 lg:grid-cols-12 lg:gap-12">
        {section.lists.map(({ variant, title }) => {
          const steps = onboardingSteps[variant];
          return (
            <div key={variant} className="grid content-start gap-4 lg:col-span-7 lg:last:col-span-5">
              <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-xl">
                {title}
                <span className="font-sans text-sm font-normal text-muted tabular-nums">
                  {steps.length} steps, about {minutesOf(steps)} minutes
                </span>
              </h3>
              <ol className="border-t border-edge">
                {steps.map((step, index) => (
                  <Step key={step.id} step={step} number={index + 1} />
                ))}
              </ol>
              {variant === 'owner' ? (
                <p>
                  <TextLink to={`${paths.clientApplication}#sample`}>{section.sampleLabel}</TextLink>
                </p>
              ) : null}
            </div>
          );
        })}
      </div>
    </Section>
  );
}
