/** @jest-environment node */
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { composeStories } from './compose-stories.tsx';

test('every story renders without a browser, the same way twice, and with no style attribute', async () => {
  const stories = await composeStories(join(__dirname, '../components'));
  expect(typeof window).toBe('undefined');
  for (const { title, element } of stories) {
    const html = renderToString(<MemoryRouter>{element}</MemoryRouter>);
    expect({ title, styled: html.includes(' style="') }).toEqual({ title, styled: false });
    expect(renderToString(<MemoryRouter>{element}</MemoryRouter>)).toBe(html);
  }
});
