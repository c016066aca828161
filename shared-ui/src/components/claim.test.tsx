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

test('a testimonial of a demo has a tag that says it is invented; a figure has none', () => {
  const { rerender } = render(
    <Claim isStory disclosure="A client since 2024.">
      “They read the lease first.”
    </Claim>,
  );
  expect(screen.getByText('Invented for the demo')).toBeVisible();
  rerender(<Claim disclosure="Results vary.">$50M+</Claim>);
  expect(screen.queryByText('Invented for the demo')).toBeNull();
});
