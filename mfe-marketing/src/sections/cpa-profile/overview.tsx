import { Badge } from 'shared-ui/badge';
import { Section } from 'shared-ui/layout';
import { classes } from '../../classes.ts';
import { CheckList } from '../common/check-list.tsx';
import type { ViewProps } from './profile-views.tsx';

interface FactsProps {
  readonly title: string;
  readonly items: readonly string[];
  readonly className?: string;
}

function Facts({ title, items, className }: FactsProps) {
  if (items.length === 0) return null;
  return (
    <div className={classes('grid content-start gap-3', className)}>
      <h3 className="text-lg">{title}</h3>
      <CheckList items={items} />
    </div>
  );
}

/** The biography in full where there is one, and what somebody is asked for. */
export function Overview({ person, profile }: ViewProps) {
  const paragraphs = (profile.fullBio === '' ? person.bio : profile.fullBio).split(/\n\s*\n/);
  return (
    <Section labelledBy="overview-title">
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
        <div className="grid max-w-measure content-start gap-4 lg:col-span-7">
          <h2 id="overview-title" className="text-xl md:text-2xl">
            About {person.name}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Facts title="Certifications" items={profile.certifications} className="mt-4" />
        </div>
        <div className="grid content-start gap-8 lg:col-span-5">
          <div className="grid content-start gap-3">
            <h3 className="text-lg">Specializations</h3>
            <ul className="flex flex-wrap gap-2">
              {person.specializations.map((each) => (
                <li key={each}>
                  <Badge>{each}</Badge>
                </li>
              ))}
            </ul>
          </div>
          <Facts title="Achievements" items={profile.achievements} />
        </div>
      </div>
    </Section>
  );
}
