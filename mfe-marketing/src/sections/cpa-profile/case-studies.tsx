import { Claim } from 'shared-ui/claim';
import { Section } from 'shared-ui/layout';
import type { ViewProps } from './profile-views.tsx';

type Study = ViewProps['profile']['caseStudies'][number];

const partsOf = ({ challenge, solution, result }: Study) => [
  { term: 'Challenge', text: challenge },
  { term: 'Solution', text: solution },
  { term: 'Result', text: result },
];

/** Work that was done: what was asked, what was done, what came of it, and what that does not promise. */
export function CaseStudies({ person, profile }: ViewProps) {
  return (
    <Section labelledBy="case-studies-title">
      <h2 id="case-studies-title" className="text-xl md:text-2xl">
        Cases of {person.name}
      </h2>
      {profile.caseStudies.map((study, index) => (
        <article
          key={study.title}
          aria-labelledby={`case-${String(index)}`}
          className="mt-8 border-t border-edge pt-6 md:mt-12"
        >
          <h3 id={`case-${String(index)}`} className="text-lg md:text-xl">
            {study.title}
          </h3>
          <p className="mt-1 text-muted">{study.industry}</p>
          <Claim disclosure={study.disclosure} className="mt-6 max-w-none gap-6">
            <dl className="grid gap-6 lg:grid-cols-3 lg:gap-8">
              {partsOf(study).map(({ term, text }) => (
                <div key={term} className="grid content-start gap-2">
                  <dt className="font-semibold text-copper">{term}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
            <p className="mt-6 border-l-2 border-copper pl-4 font-semibold tabular-nums">{study.savings}</p>
          </Claim>
        </article>
      ))}
    </Section>
  );
}
