import { paths } from 'shared-contract/paths';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button, ButtonLink } from './button.tsx';
import { Icon } from './icon.tsx';
import { Section } from './layout.tsx';

const meta = { title: 'Actions/Button', component: Button } satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

function All() {
  return (
    <div className="flex flex-col items-start gap-4 sm:flex-row sm:flex-wrap sm:items-center">
      <Button>Send the application</Button>
      <Button variant="secondary">Save for later</Button>
      <Button variant="quiet">Clear the filters</Button>
      <Button variant="danger">Delete the account</Button>
      <ButtonLink to={paths.cppsApply}>
        Apply now <Icon name="arrow-right" />
      </ButtonLink>
      <ButtonLink variant="secondary" size="sm" href="https://podcasts.example" newTab>
        Podcast <Icon name="external" />
      </ButtonLink>
      <Button busy>Sending…</Button>
      <Button size="sm" disabled>
        Not yet open
      </Button>
    </div>
  );
}

export const Variants: Story = { render: All };
export const OnSheet: Story = {
  parameters: { bleed: true },
  render: () => (
    <Section tone="sheet">
      <All />
    </Section>
  ),
};
export const Busy: Story = { args: { busy: true, children: 'Signing in…' } };
