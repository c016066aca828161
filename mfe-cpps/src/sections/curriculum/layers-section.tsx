import { Section, SectionHeading } from 'shared-ui/layout';
import { course } from '../../content/curriculum.ts';
import { layers, weeksOf } from '../../content/layers.ts';
import { tools } from '../../content/tools.ts';
import { LayerWeeks } from '../layer-weeks.tsx';

type Layer = (typeof layers)[number];

function LayerCourse({ layer }: { layer: Layer }) {
  const { topics, work } = course[layer.number];
  const files = tools.filter((tool) => tool.layer === layer.number);
  return (
    <li
      id={`layer-${layer.number}`}
      className="grid scroll-mt-4 gap-x-8 gap-y-3 border-t border-edge py-8 lg:grid-cols-12 print:break-inside-avoid"
    >
      <div className="grid grid-cols-[1.5rem_1fr] content-start gap-x-4 gap-y-1 lg:col-span-4">
        <span aria-hidden="true" className="font-heading text-xl leading-tight text-copper tabular-nums">
          {layer.number}
        </span>
        <h3 className="text-lg">{layer.title}</h3>
        <div className="col-start-2 grid max-w-72 gap-2">
          <p className="text-sm font-semibold">{weeksOf(layer.number)}</p>
          <LayerWeeks layer={layer} />
        </div>
      </div>
      <div className="grid content-start gap-3 max-lg:pl-10 lg:col-span-8">
        <p className="max-w-measure">{layer.summary}</p>
        <ul className="grid gap-x-8 gap-y-2 md:grid-cols-2">
          {topics.map((topic) => (
            <li key={topic} className="border-t border-line pt-2">
              {topic}
            </li>
          ))}
        </ul>
        {'note' in layer ? <p className="max-w-measure border-l-2 border-copper pl-3">{layer.note}</p> : null}
        <dl className="mt-1 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[8rem_1fr]">
          <dt className="font-semibold">You finish with</dt>
          <dd className="max-sm:mb-2">{work}</dd>
          <dt className="font-semibold">{files.length === 1 ? 'Tool' : 'Tools'} of the layer</dt>
          <dd>{files.map(({ title }) => title).join(', ')}</dd>
        </dl>
      </div>
    </li>
  );
}

/** The nine layers: weeks on one scale, four topics, and what a participant has made at the end. */
export function LayersSection() {
  return (
    <Section labelledBy="layers-title">
      <SectionHeading id="layers-title" title="Nine layers, four topics each." />
      <ol className="mt-8 border-b border-edge">
        {layers.map((layer) => (
          <LayerCourse key={layer.number} layer={layer} />
        ))}
      </ol>
    </Section>
  );
}
