import { strategies } from 'shared-contract/strategies';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Section } from '../layout.tsx';
import {
  CoursedWall,
  Cover,
  DimensionLine,
  Monogram,
  PlanSymbol,
  SectionCut,
  StrategyRing,
} from './drawing.tsx';

const meta = { title: 'Imagery/Drawing' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Walls: Story = {
  render: () => (
    <div className="grid gap-6 md:grid-cols-2">
      {['hero', 'about', 'cpps', 'contact'].map((seed) => (
        <CoursedWall key={seed} seed={seed} className="bg-surface" />
      ))}
    </div>
  ),
};
export const WallOnSheet: Story = {
  parameters: { bleed: true },
  render: () => (
    <Section tone="sheet">
      <div className="grid gap-6 md:grid-cols-2">
        <CoursedWall seed="owners" />
        <SectionCut seed="advisers" />
      </div>
    </Section>
  ),
};
export const Sections: Story = {
  render: () => (
    <div className="grid gap-6 md:grid-cols-2">
      <SectionCut seed="pricing" className="bg-surface" />
      <SectionCut seed="services" className="bg-surface" />
    </div>
  ),
};
export const PlanSymbols: Story = {
  render: () => (
    <ul className="grid grid-cols-2 gap-6 sm:grid-cols-3 lg:grid-cols-5">
      {strategies.map(({ id, name }) => (
        <li key={id} className="flex flex-col gap-3 rounded-md border border-line bg-surface p-4">
          <PlanSymbol strategy={id} className="max-w-24" />
          {name}
        </li>
      ))}
    </ul>
  ),
};
export const Monograms: Story = {
  render: () => (
    <ul className="grid max-w-96 grid-cols-4 gap-4">
      {['Ruth Ainsley', 'Dr. Marcus T. Bell, CPA', 'Élodie Roche', 'Wren'].map((name) => (
        <li key={name}>
          <Monogram name={name} />
        </li>
      ))}
    </ul>
  ),
};
export const Covers: Story = {
  render: () => (
    <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {['one', 'two', 'three', 'four', 'five', 'six'].map((seed, index) => (
        <Cover key={seed} seed={seed} label={`Paper 0${index + 1}`} />
      ))}
    </div>
  ),
};
export const Dimension: Story = { render: () => <DimensionLine label="14 weeks" className="max-w-96" /> };
export const Ring: Story = {
  render: () => <StrategyRing items={strategies.map(({ id, name }) => ({ id, label: name }))} />,
};
