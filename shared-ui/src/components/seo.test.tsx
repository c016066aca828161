import { render } from '@testing-library/react';
import { brand } from '../brand/brand.ts';
import { Seo } from './seo.tsx';

const head = (selector: string) => document.head.querySelector(selector);

test('a page names itself, the firm and its canonical address', () => {
  render(<Seo title="About" description="Who the firm is." path="/about" />);
  expect(document.title).toBe('About | Ninecourse Advisory');
  expect(head('meta[name=description]')).toHaveAttribute('content', 'Who the firm is.');
  expect(head('link[rel=canonical]')).toHaveAttribute('href', `${brand.origin}/about`);
  expect(head('meta[name=robots]')).toBeNull();
});

test('the home page keeps its own title', () => {
  render(<Seo title="Tax strategy, drawn to scale" description="…" path="/" />);
  expect(document.title).toBe('Tax strategy, drawn to scale');
  expect(head('link[rel=canonical]')).toHaveAttribute('href', `${brand.origin}/`);
});

test('a page that is not for search engines says so and claims no address', () => {
  render(<Seo title="Sign in" description="…" noindex />);
  expect(head('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(head('link[rel=canonical]')).toBeNull();
});
