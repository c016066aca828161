import { paths } from 'shared-contract/paths';
import { programme } from 'shared-contract/programme';
import { ButtonLink } from 'shared-ui/button';
import { Section } from 'shared-ui/layout';
import { hero } from '../../content/overview.ts';
import { ApplyLink } from './apply-link.tsx';
import { LayerElevation } from './layer-elevation.tsx';

const facts = [
  { value: String(programme.weeks), label: 'weeks' },
  { value: String(programme.layers), label: 'layers' },
  { value: String(programme.seatsPerCohort), label: 'seats per cohort' },
];

export function Hero() {
  return (
    <Section tone="sheet" labelledBy="cpps-title">
      <div className="grid items-center gap-12 lg:grid-cols-12">
        <div className="flex flex-col gap-6 lg:col-span-7">
          <p className="font-semibold text-copper">{hero.eyebrow}</p>
          <h1 id="cpps-title" className="text-2xl md:text-3xl">
            {hero.title}
          </h1>
          <p className="max-w-measure text-lg">{hero.lead}</p>
          <div className="flex flex-wrap gap-3">
            <ApplyLink />
            <ButtonLink to={paths.cppsCurriculum} variant="secondary">
              View Curriculum
            </ButtonLink>
          </div>
          <dl className="flex flex-wrap gap-x-12 gap-y-4 border-t border-line pt-6">
            {facts.map(({ value, label }) => (
              <div key={label} className="flex flex-col-reverse">
                <dt>{label}</dt>
                <dd className="font-heading text-2xl tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <LayerElevation className="hidden w-full lg:col-span-5 lg:block" />
      </div>
    </Section>
  );
}
