import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { Seo } from 'shared-ui/seo';
import { organization, pageNodes, questionsNode, StructuredData } from 'shared-ui/structured-data';
import { head, hero } from '../content/hero.ts';
import { questions } from '../content/questions.ts';
import { Benefits } from '../sections/overview/benefits.tsx';
import { ChangedGame } from '../sections/overview/changed-game.tsx';
import { Closing } from '../sections/overview/closing.tsx';
import { Hero } from '../sections/overview/hero.tsx';
import { LayerSchedule } from '../sections/overview/layer-schedule.tsx';
import { ProgramDetails } from '../sections/overview/program-details.tsx';
import { Questions } from '../sections/overview/questions.tsx';
import { Testimonials } from '../sections/overview/testimonials.tsx';

const course = {
  '@type': 'Course',
  // The same one as on the pricing page, where its price and its dates stand.
  '@id': `${brand.origin}${paths.pricing}#course`,
  name: hero.page,
  description: head.description,
  provider: { '@id': organization['@id'] },
};

const nodes = [
  ...pageNodes({ ...head, title: hero.page }, { mainEntity: course }),
  organization,
  questionsNode(paths.cpps, questions.items),
];

export function Component() {
  return (
    <>
      <Seo {...head} />
      <StructuredData nodes={nodes} />
      <Hero />
      <ChangedGame />
      <Benefits />
      <LayerSchedule />
      <Testimonials />
      <ProgramDetails />
      <Questions />
      <Closing />
    </>
  );
}
