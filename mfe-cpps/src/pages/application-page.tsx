import { Seo } from 'shared-ui/seo';
import { head, lookUp } from '../content/standing.ts';
import { PlainHead } from '../sections/plain-head.tsx';
import { StandingSection } from '../sections/standing/standing-section.tsx';

/** Where an application stands, for whoever has its reference and its address. Of no use to a search engine. */
export function Component() {
  return (
    <>
      <Seo title={head.title} description={head.description} path={head.path} noindex />
      <PlainHead id="standing-title" parent={head.parent} {...lookUp} />
      <StandingSection />
    </>
  );
}
