import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { StructuredData, toJsonLd } from './structured-data.tsx';

const nodes = [{ '@type': 'Thing', name: '</script><script>alert(1)</script>' }];
const element = <StructuredData nodes={nodes} />;

test('no text can close the data block, and it is read back as it was', () => {
  const json = toJsonLd(nodes);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)['@graph']).toEqual(nodes);
});

test('the served block survives hydration as the same element, without a warning', async () => {
  const problem = jest.spyOn(console, 'error').mockImplementation();
  const root = document.createElement('div');
  root.innerHTML = `<script type="application/ld+json">${toJsonLd(nodes)}</script>`;
  const served = root.querySelector('script');
  await act(async () => void hydrateRoot(root, element));
  expect(served).not.toBeNull();
  expect(root.querySelector('script')).toBe(served);
  expect(problem).not.toHaveBeenCalled();
  problem.mockRestore();
});

test('a page reached by navigation creates no script element', () => {
  const { container } = render(element);
  expect(container.querySelector('script')).toBeNull();
});
