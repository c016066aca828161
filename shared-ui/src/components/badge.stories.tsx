import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Badge, LevelBadge, RoleBadge } from './badge.tsx';

const meta = { title: 'Data/Badge', component: Badge } satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Badge>24 pages</Badge>
      <Badge tone="copper">Featured</Badge>
      <Badge tone="success">Active</Badge>
      <Badge tone="warning">Prospect</Badge>
      <Badge tone="danger">Overdue</Badge>
      <Badge tone="info">Updated since</Badge>
    </div>
  ),
};
export const Levels: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      {['Platinum', 'Gold', 'Silver', 'Bronze', 'Associate'].map((level) => (
        <LevelBadge key={level} level={level} />
      ))}
    </div>
  ),
};
export const Roles: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <RoleBadge role="admin" />
      <RoleBadge role="coach" />
      <RoleBadge role="user" />
    </div>
  ),
};
