import { paths } from 'shared-contract/paths';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ButtonLink } from './button.tsx';
import { Card } from './card.tsx';
import { CoursedWall } from './drawing/drawing.tsx';
import { Section, SectionHeading } from './layout.tsx';

const meta = {
  title: 'Layout/Section',
  component: Section,
  parameters: { bleed: true },
} satisfies Meta<typeof Section>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Hero: Story = {
  render: () => (
    <Section tone="sheet" labelledBy="hero">
      <div className="grid items-center gap-12 md:grid-cols-2">
        <div className="grid gap-6">
          <SectionHeading
            id="hero"
            level={1}
            eyebrow="For business owners"
            title="Keep more of what the business earns"
            lead="Ten strategies, chosen with your own advisers and drawn into one plan you can read."
          />
          <div className="flex flex-wrap gap-4">
            <ButtonLink to={paths.forClients}>See where you stand</ButtonLink>
            <ButtonLink to={paths.book} variant="secondary">
              Book a call
            </ButtonLink>
          </div>
        </div>
        <CoursedWall seed="hero" />
      </div>
    </Section>
  ),
};

export const Tones: Story = {
  render: () => (
    <>
      {(['ground', 'surface', 'sheet'] as const).map((tone) => (
        <Section key={tone} tone={tone} labelledBy={`tone-${tone}`}>
          <div className="grid gap-8">
            <SectionHeading
              id={`tone-${tone}`}
              eyebrow="How it works"
              title={`Four steps, in this order (${tone})`}
              lead="Each step ends with a page you keep, whether or not you take the next one."
            />
            <div className="grid gap-6 md:grid-cols-3">
              <Card>
                <h3 className="text-lg">Clarity first</h3>
                <p>We read three years of returns before anybody proposes anything.</p>
              </Card>
              <Card>
                <h3 className="text-lg">Analyze</h3>
                <p className="text-muted">Every strategy is priced with its cost, its risk and its source.</p>
              </Card>
            </div>
          </div>
        </Section>
      ))}
    </>
  ),
};

export const Centred: Story = {
  render: () => (
    <Section tone="surface">
      <SectionHeading
        align="center"
        level={3}
        title="Take the next step"
        lead="It takes about four minutes."
      />
    </Section>
  ),
};
