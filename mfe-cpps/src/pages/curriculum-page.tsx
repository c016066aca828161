import { paths } from 'shared-contract/paths';
import { programme } from 'shared-contract/programme';
import { brand } from 'shared-ui/brand';
import { Seo } from 'shared-ui/seo';
import { organization, pageNodes, StructuredData } from 'shared-ui/structured-data';
import { course, head, opening } from '../content/curriculum.ts';
import { layers } from '../content/layers.ts';
import { CreditSection } from '../sections/curriculum/credit-section.tsx';
import { HeadSection } from '../sections/curriculum/head-section.tsx';
import { LayersSection } from '../sections/curriculum/layers-section.tsx';
import { NextSection } from '../sections/curriculum/next-section.tsx';

const nodes = [
  ...pageNodes(
    { ...head, title: opening.page },
    {
      mainEntity: {
        '@type': 'Course',
        // The same one as on the pricing page, where its price and its dates stand.
        '@id': `${brand.origin}${paths.pricing}#course`,
        name: programme.designation,
        description: head.description,
        provider: { '@id': organization['@id'] },
        syllabusSections: layers.map(({ number, title, summary }) => ({
          '@type': 'Syllabus',
          name: title,
          description: summary,
          teaches: course[number].topics,
        })),
      },
    },
  ),
  organization,
];

export function Component() {
  return (
    <>
      <Seo title={head.title} description={head.description} path={head.path} />
      <StructuredData nodes={nodes} />
      <HeadSection />
      <LayersSection />
      <CreditSection />
      <NextSection />
    </>
  );
}
