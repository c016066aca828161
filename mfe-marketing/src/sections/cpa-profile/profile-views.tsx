import type { ComponentType } from 'react';
import { Container } from 'shared-ui/layout';
import type { FullProfile, Professional } from '../../content/directory/professional.ts';
import { directoryNote } from '../../content/directory/professionals.ts';
import { profiles } from '../../content/directory/profiles.ts';
import { Tabs } from '../common/tabs.tsx';
import { CaseStudies } from './case-studies.tsx';
import { Overview } from './overview.tsx';
import { Quotes } from './quotes.tsx';
import { Services } from './services.tsx';

export interface ViewProps {
  readonly person: Professional;
  readonly profile: FullProfile;
}

const none: FullProfile = {
  fullBio: '',
  achievements: [],
  certifications: [],
  services: [],
  testimonials: [],
  caseStudies: [],
};

interface View {
  readonly id: string;
  readonly label: string;
  readonly View: ComponentType<ViewProps>;
  readonly has: (profile: FullProfile) => boolean;
}

const views: readonly View[] = [
  { id: 'overview', label: 'Overview', View: Overview, has: () => true },
  { id: 'services', label: 'Services', View: Services, has: ({ services }) => services.length > 0 },
  {
    id: 'testimonials',
    label: 'Testimonials',
    View: Quotes,
    has: ({ testimonials }) => testimonials.length > 0,
  },
  {
    id: 'case-studies',
    label: 'Case Studies',
    View: CaseStudies,
    has: ({ caseStudies }) => caseStudies.length > 0,
  },
];

/** What there is to read about a person; a view that has nothing is not offered, and one alone needs no bar. */
export function ProfileViews({ person }: { readonly person: Professional }) {
  const profile = (profiles as Readonly<Record<string, FullProfile>>)[person.id] ?? none;
  const filled = views.filter(({ has }) => has(profile));
  return (
    <>
      {filled.length > 1 ? (
        <Tabs
          label={`About ${person.name}`}
          views={filled.map(({ id, label, View }) => ({
            id,
            label,
            content: <View person={person} profile={profile} />,
          }))}
        />
      ) : (
        <Overview person={person} profile={profile} />
      )}
      <Container className="pb-10 md:pb-14">
        <p className="max-w-measure border-l-2 border-copper pl-4">{directoryNote}</p>
      </Container>
    </>
  );
}
