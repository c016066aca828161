import { render, screen } from '@testing-library/react';
import { Claim } from './claim.tsx';

test('the disclosure stands with the claim and is not set smaller', () => {
  const { container } = render(
    <Claim disclosure="Past clients only; results vary.">300%+ average return</Claim>,
  );
  const disclosure = screen.getByText('Past clients only; results vary.');
  expect(disclosure).toBeVisible();
  expect(disclosure.className).not.toMatch(/text-(sm|base|lg|xl)/);
  expect(container.firstElementChild).toHaveTextContent('300%+ average return');
  expect(container.firstElementChild).toContainElement(disclosure);
});
