import { paths } from 'shared-contract/paths';
import { programme } from 'shared-contract/programme';
import { Section, SectionHeading } from 'shared-ui/layout';
import { TextLink } from 'shared-ui/text-link';
import { layers, weeksOf } from '../../content/layers.ts';
import { LayerWeeks } from '../layer-weeks.tsx';

/** The nine layers as a schedule: each with its weeks on one scale, from the first session to the last. */
export function LayerSchedule() {
  return (
    <Section labelledBy="layers">
      <SectionHeading
        id="layers"
        eyebrow="Wealth Expansion Blueprint"
        title="Nine layers, laid in order."
        lead={`Each layer carries the next. Together they hold ${programme.subStrategies} strategies: the sub-strategies under the ten that our clients know by name.`}
      />
      <ol className="mt-12 border-b border-line">
        {layers.map((layer) => (
          <li
            key={layer.number}
            className="grid grid-cols-[1.5rem_1fr] gap-x-4 gap-y-1 border-t border-line py-4 md:grid-cols-[1.5rem_5fr_4fr] md:gap-x-8 print:break-inside-avoid"
          >
            <span aria-hidden="true" className="font-heading text-xl leading-tight text-copper tabular-nums">
              {layer.number}
            </span>
            <div className="grid content-start gap-1">
              <h3 className="text-lg">{layer.title}</h3>
              <p className="text-muted">{layer.summary}</p>
              {'note' in layer ? <p className="mt-1 border-l-2 border-copper pl-3">{layer.note}</p> : null}
            </div>
            <div className="col-start-2 row-start-2 grid content-start gap-2 md:col-start-3 md:row-start-1 md:pt-1">
              <p className="text-sm font-semibold">{weeksOf(layer.number)}</p>
              <LayerWeeks layer={layer} />
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
