import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { strategies } from 'shared-contract/strategies';
import { renderOnce, renderPage } from '../testing/render-page.tsx';
import { Component as ForCpasPage } from './for-cpas-page.tsx';

const region = (name: RegExp) => within(screen.getByRole('region', { name }));
const items = (name: RegExp) => region(name).getAllByRole('heading', { level: 3 });

const [hero, first, sheet, figures, list, process, benefits, fee, ways, quotes, second, reach] = [
  /^Three ways for CPAs/,
  /^Apply for the partnership/,
  /^A plan sheet/,
  /^Five figures/,
  /^The ten strategies/,
  /three steps/,
  /^Sell planning/,
  /^Monthly investment/,
  /^Compare partnership/,
  /^Three partner practices/,
  /^Apply here/,
  /^Ask a CPA/,
];

describe('the page', () => {
  renderOnce(ForCpasPage);

  test('the sections stand in order under one main heading', () => {
    const names = screen
      .getAllByRole('region')
      .map((section) => section.querySelector('h1, h2')?.textContent);
    const order = [hero, first, sheet, figures, list, process, benefits, fee, ways, quotes, second, reach];
    expect(names).toHaveLength(order.length);
    names.forEach((name, index) => expect(name).toMatch(order[index]!));
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  test.each([
    ['Partnership', '#partnership', hero],
    ['Certification', '/cpps', hero],
    ['CPE symposium', '/cpe-symposium', hero],
    ['Apply for certification', '/cpps/apply', ways],
    ['See the symposium', '/cpe-symposium', ways],
    ['Compare it with the program and the client packages', '/pricing#compare', fee],
    ['About the firm', '/about', reach],
    ['The CPE symposium', '/cpe-symposium', reach],
    ['(615) 555-0142', 'tel:+16155550142', reach],
    ['hello@ninecourse.example', 'mailto:hello@ninecourse.example', reach],
  ])('%s leads to %s', (name, address, section) => {
    expect(region(section).getByRole('link', { name })).toHaveAttribute('href', address);
  });

  test.each([
    ['$25K+', /not an average or a promise/],
    ['10', /Few businesses can use them all/],
    ['45+', /Experience is not a rating/],
    ['$50M+', /do not predict yours/],
    ['300%+', /one falls below 100%/],
    ['15', /Listed as 26\+ CPE hours/],
    ['10+', /No endorsement/],
  ])('%s has its disclosure beside it', (figure, disclosure) => {
    const claim = region(figures).getByText(figure).closest<HTMLElement>('[data-slot="claim"]');
    expect(within(claim!).getByText(disclosure)).toBeVisible();
  });

  test('the symposium’s figures are labelled as its own', () => {
    expect(region(figures).getByText('CPE credits at most at the yearly symposium')).toBeVisible();
    expect(region(figures).getByText('speakers at the symposium')).toBeVisible();
  });

  test('the monthly investment says what it contains, what not, and that it promises nothing', () => {
    expect(region(fee).getByText('$897')).toBeVisible();
    expect(region(fee).getByText('per month')).toBeVisible();
    expect(region(fee).getByText('$10,764')).toBeVisible();
    expect(items(fee).map((item) => item.textContent)).toEqual(['What it contains', 'What it does not']);
    expect(region(fee).getByText(/we promise no retainer and no return/)).toBeVisible();
  });

  test('ten strategies, three steps, six benefits and three testimonials are there', () => {
    expect(items(list).map((item) => item.textContent)).toEqual(strategies.map(({ name }) => name));
    expect(items(process)).toHaveLength(3);
    expect(items(benefits)).toHaveLength(6);
    expect(region(quotes).getAllByRole('figure')).toHaveLength(3);
    expect(region(quotes).getAllByText(/Not paid or given anything for these words/)).toHaveLength(3);
  });

  test('the hours are those of the program’s desk', () => {
    expect(region(reach).getByText(/^Monday to Friday, 8\sam to 8\spm\sET$/)).toBeVisible();
    expect(region(reach).getByText('Weekends by email only.')).toBeVisible();
  });
});

test('the application stands twice in the page and is one draft', async () => {
  await renderPage(ForCpasPage);
  const [top, end] = [first, second].map((name) => region(name).getByRole('form'));
  await userEvent.type(within(top!).getByLabelText('Firm'), 'Ames CPA');
  expect(within(end!).getByLabelText('Firm')).toHaveValue('Ames CPA');
  expect(top).toHaveAccessibleName('CPA partnership application');
  expect(end).not.toHaveAccessibleName('CPA partnership application');
});
