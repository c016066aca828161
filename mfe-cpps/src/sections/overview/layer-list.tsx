import { paths } from 'shared-contract/paths';
import { programme } from 'shared-contract/programme';
import { Section, SectionHeading } from 'shared-ui/layout';
import { TextLink } from 'shared-ui/text-link';
import { layers } from '../../content/layers.ts';

export function LayerList() {
  return (
    <Section labelledBy="layers">
      <SectionHeading
        id="layers"
        eyebrow="Wealth Expansion Blueprint"
        title="Nine layers, laid in order"
        lead={`Each layer carries the next. Together they hold ${programme.subStrategies} strategies: the sub-strategies under the ten that our clients know by name.`}
      />
      <ol className="mt-12 grid gap-x-12 md:grid-cols-2 lg:grid-cols-3">
        {layers.map((layer) => (
          <li key={layer.number} className="flex gap-4 border-t border-line py-6">
            <span aria-hidden="true" className="w-6 font-heading text-xl text-copper tabular-nums">
              {layer.number}
            </span>
            <div className="flex flex-col gap-1">
              <h3 className="text-lg">{layer.title}</h3>
              <p className="text-sm font-semibold">
                {layer.weeks.includes('-') ? 'Weeks' : 'Week'} {layer.weeks}
              </p>
              <p className="text-muted">{layer.summary}</p>
              {'note' in layer ? <p className="mt-1 border-l-2 border-copper pl-3">{layer.note}</p> : null}
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-6">
        <TextLink to={paths.cppsCurriculum}>See the topics of every layer</TextLink>
      </p>
    </Section>
  );
}
