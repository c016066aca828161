import { render, screen } from '@testing-library/react';
import { LevelBadge, RoleBadge } from './badge.tsx';

test.each([
  ['admin', 'Admin', 'ui:text-role-admin'],
  ['coach', 'Coach', 'ui:text-role-coach'],
  ['user', 'User', 'ui:text-role-user'],
] as const)('the role %s is written %s in its own colour', (role, label, look) => {
  render(<RoleBadge role={role} />);
  expect(screen.getByText(label)).toHaveClass(look);
});

test.each([
  ['Platinum', 'ui:text-platinum'],
  ['gold', 'ui:text-gold'],
  ['Bronze', 'ui:text-bronze'],
  ['Associate', 'ui:text-silver'],
])('the level %s has its colour, an unknown one is gray', (level, look) => {
  render(<LevelBadge level={level} />);
  expect(screen.getByText(level)).toHaveClass(look);
});
