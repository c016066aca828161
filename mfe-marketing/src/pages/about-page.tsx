import { brand } from 'shared-ui/brand';
import { paths } from 'shared-ui/paths';
import { Seo } from 'shared-ui/seo';
import { about } from '../content/about/about.ts';
import { people } from '../content/people.ts';
import { AboutSectionView } from '../sections/about/about-section-view.tsx';
import { organization, StructuredData, website, type SchemaNode } from '../structured-data.tsx';

const aboutPage = {
  '@type': 'AboutPage',
  name: `About ${brand.name}`,
  url: brand.origin + paths.about,
  isPartOf: { '@id': website['@id'] },
  mainEntity: {
    ...organization,
    employee: people.map(({ name, title }) => ({ '@type': 'Person', name, jobTitle: title })),
  },
} as const satisfies SchemaNode;

export function Component() {
  return (
    <>
      <Seo
        title="About"
        description="Who Ninecourse is: a founder who was a CPA for eleven years before he began to plan, how an engagement runs, and what you can hold us to."
        path={paths.about}
      />
      <StructuredData nodes={[aboutPage, website]} />
      {about.map((section) => (
        <AboutSectionView key={section.kind} section={section} />
      ))}
    </>
  );
}
