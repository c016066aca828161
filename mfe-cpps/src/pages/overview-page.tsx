import { paths } from 'shared-contract/paths';
import { programme } from 'shared-contract/programme';
import { Seo } from 'shared-ui/seo';
import { Benefits } from '../sections/overview/benefits.tsx';
import { ChangedGame } from '../sections/overview/changed-game.tsx';
import { Closing } from '../sections/overview/closing.tsx';
import { Hero } from '../sections/overview/hero.tsx';
import { LayerList } from '../sections/overview/layer-list.tsx';
import { ProgramDetails } from '../sections/overview/program-details.tsx';
import { Testimonials } from '../sections/overview/testimonials.tsx';

export function Component() {
  return (
    <>
      <Seo
        title="CPPS certification for CPAs"
        description={`${programme.designation}: ${programme.weeks} weeks, ${programme.layers} layers of the Wealth Expansion Blueprint, weekly live sessions and ${programme.templates} templates for practicing CPAs.`}
        path={paths.cpps}
      />
      <Hero />
      <ChangedGame />
      <Benefits />
      <LayerList />
      <Testimonials />
      <ProgramDetails />
      <Closing />
    </>
  );
}
