import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Library } from '../../content/papers/library.ts';
import { retirementLibrary } from '../../content/papers/retirement-planning-page.ts';
import { whitePaperLibrary } from '../../content/papers/white-papers-page.ts';
import { contactTopicFrom } from '../../forms/contact.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { LibrarySection } from './library.tsx';

const withoutFiles = (library: Library): Library => ({
  ...library,
  items: library.items.map(({ paper }) => ({ paper })),
});

const show = (library: Library) =>
  renderPage(() => <LibrarySection section={{ kind: 'library', id: 'papers', title: 'Papers', library }} />);

test.each<[string, Library, string, string]>([
  ['white paper', whitePaperLibrary, 'Request Access', 'Request Full White Paper'],
  ['resource', retirementLibrary, 'Request Resource', 'Request Resource'],
])('a %s without a file is asked for on the contact page', async (_, library, request, requestFull) => {
  await show(withoutFiles(library));
  for (const { paper } of library.items) {
    const card = within(screen.getByRole('article', { name: paper.title }));
    expect(card.queryByText(/ pages$/)).toBeNull();
    expect(card.queryByRole('link', { name: /^Download/ })).toBeNull();
    const topic = `paper:${paper.id}`;
    const link = card.getByRole('link', { name: `${request} (${paper.title})` });
    expect(link).toHaveAttribute('href', `/contact?topic=${topic}`);
    expect(contactTopicFrom(topic)).toMatchObject({
      value: topic,
      message: expect.stringMatching(/^Please send me/),
    });
  }
  const [{ paper }] = library.items as [Library['items'][number]];
  await userEvent.click(screen.getByRole('button', { name: `Preview (${paper.title})` }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/This is only a preview/)).toHaveTextContent('on request');
  expect(dialog.getByRole('link', { name: `${requestFull} (${paper.title})` })).toHaveAttribute(
    'href',
    `/contact?topic=paper:${paper.id}`,
  );
});
