import { strategies } from 'shared-contract/strategies';
import { Badge } from 'shared-ui/badge';
import { Claim } from 'shared-ui/claim';
import { PlanSymbol } from 'shared-ui/drawing';
import { Portrait } from 'shared-ui/portrait';
import { Icon } from 'shared-ui/icon';
import type { Story as StoryContent } from '../../content/testimonials/section-types.ts';
import { categoryLabel } from '../../content/testimonials.ts';

function Speaker({ of }: { of: StoryContent }) {
  return (
    <div className="grid grid-cols-[4.5rem_1fr] items-center gap-4 lg:grid-cols-1">
      <Portrait id={of.id} name={of.name} features={of.portrait} className="lg:max-w-48" />
      <span className="grid gap-1">
        <span className="font-heading text-lg leading-tight">{of.name}</span>
        <span>
          {of.title}, {of.company}
        </span>
        <span className="text-sm text-muted">{of.place}</span>
      </span>
    </div>
  );
}

function Strategies({ of }: { of: StoryContent }) {
  const used = strategies.filter(({ id }) => of.strategies.includes(id));
  if (used.length === 0) return null;
  return (
    <ul aria-label="Strategies used" className="mt-6 flex flex-wrap gap-x-6 gap-y-3 text-sm lg:grid">
      {used.map(({ id, name }) => (
        <li key={id} className="grid grid-cols-[2.5rem_1fr] items-center gap-3">
          <PlanSymbol strategy={id} />
          {name}
        </li>
      ))}
    </ul>
  );
}

function Results({ of }: { of: StoryContent }) {
  return (
    <div className="grid content-start gap-3">
      <h4 className="text-base">Key results</h4>
      <ul aria-label="Key results" className="grid gap-3">
        {of.results.map((result) => (
          <li key={result} className="flex gap-3">
            <Icon name="check" className="mt-1 text-copper" />
            {result}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One story: who speaks, what they said, what the papers say, what it took, and the disclosure in the same size. */
export function Story({ story }: { story: StoryContent }) {
  return (
    <li className="border-t border-edge py-12 last:pb-0">
      <figure aria-label={story.name} className="grid gap-8 lg:grid-cols-12 lg:gap-12">
        <figcaption className="lg:col-span-3">
          <Speaker of={story} />
          <Strategies of={story} />
        </figcaption>
        <div className="grid content-start gap-6 lg:col-span-9">
          <h3>
            <Badge tone="copper" className="font-sans">
              {categoryLabel(story.category)}
            </Badge>
          </h3>
          <Claim disclosure={story.disclosure} className="gap-6 *:data-[slot=disclosure]:max-w-measure">
            <p className="max-w-measure text-muted">{story.situation}</p>
            <blockquote className="mt-6 border-l-2 border-copper pl-6 font-heading text-lg text-pretty md:text-xl md:leading-snug">
              “{story.quote}”
            </blockquote>
            <div className="mt-8 grid gap-8 md:grid-cols-[3fr_2fr] md:gap-12">
              <Results of={story} />
              <div className="grid content-start gap-3">
                <h4 className="text-base">What it took</h4>
                <p>{story.took}</p>
              </div>
            </div>
          </Claim>
        </div>
      </figure>
    </li>
  );
}
