import { render, screen } from '@testing-library/react';
import { LevelBadge, RoleBadge } from './badge.tsx';

test.each([
  ['admin', 'Admin', 'text-role-admin'],
  ['coach', 'Coach', 'text-role-coach'],
  ['user', 'User', 'text-role-user'],
] as const)('the role %s is written %s in its own colour', (role, label, look) => {
  render(<RoleBadge role={role} />);
  expect(screen.getByText(label)).toHaveClass(look);
});

test.each([
  ['Platinum', 'text-platinum'],
  ['gold', 'text-gold'],
  ['Bronze', 'text-bronze'],
  ['Associate', 'text-silver'],
])('the level %s has its colour, an unknown one is gray', (level, look) => {
  render(<LevelBadge level={level} />);
  expect(screen.getByText(level)).toHaveClass(look);
});
