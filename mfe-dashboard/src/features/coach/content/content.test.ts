import { coachPaperIds, coachPapers } from 'shared-contract/resources/coach-papers';
import { headlineStats, launchPlan } from './blueprint.ts';
import { blueprintComponents } from './components.ts';
import { papers } from './documents/documents.ts';

test('ten components, each told apart, with all of its five parts', () => {
  expect(new Set(blueprintComponents.map(({ id }) => id)).size).toBe(10);
  expect(new Set(blueprintComponents.map(({ overview }) => overview)).size).toBe(10);
  for (const { id, benefits, steps, integrations, idealClients } of blueprintComponents) {
    expect([id, benefits.length >= 3, steps.length >= 5]).toEqual([id, true, true]);
    expect([id, integrations.length >= 2, idealClients.length >= 3]).toEqual([id, true, true]);
  }
});

test('the figures of the program stand there, each with the law or its limits beside it', () => {
  expect(headlineStats.map(({ value, label }) => `${value} ${label}`)).toEqual([
    '$25K+ average retainer',
    '300% revenue increase',
    '500+ CPAs certified',
    '$50M+ client tax savings',
  ]);
  for (const { disclosure } of headlineStats) expect(disclosure.length).toBeGreaterThan(60);
  const figures = blueprintComponents.flatMap(({ figure }) => (figure ? [figure] : []));
  const said = figures.map(({ says }) => says).join(' ');
  for (const figure of ['$343,000', '20% of qualified expenses', '20 years', '30% of AGI', '30-50%'])
    expect(said).toContain(figure);
  for (const { law, source } of figures) expect([law.length > 60, source.length > 5]).toEqual([true, true]);
  expect(launchPlan).toHaveLength(4);
});

test('a building of the blueprint is worked out as the law has it', () => {
  const [building, short, yearOne] = [2_000_000, 500_000, 0.01177];
  const without = building * yearOne;
  const withStudy = short + (building - short) * yearOne;
  const law = blueprintComponents.find(({ id }) => id === 'cost-segregation')?.figure?.law;
  for (const amount of [without, withStudy, withStudy - without, (withStudy - without) * 0.37])
    expect(law).toContain(`$${Math.round(amount).toLocaleString('en-US')}`);
});

test('the example of the workbook comes out to the cent', () => {
  const [profit, salary, base] = [300_000, 120_000, 184_500];
  const net = profit * 0.9235;
  const [social, medicare, added] = [base * 0.124, net * 0.029, (net - 200_000) * 0.009];
  const corporation = salary * 0.153;
  const alone = social + medicare + added;
  const { sections } = papers['story-sprint-workbook'].document;
  const example = JSON.stringify(sections.find(({ heading }) => heading === 'An example, filled in'));
  const amounts = [net, social, medicare, added, alone, corporation, alone - corporation, social + medicare];
  for (const amount of amounts)
    expect(example).toContain(
      `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`,
    );
});

test.each(coachPaperIds)('%s is called the same on the page and in the file', (id) => {
  const { document, preview } = papers[id];
  const { title, description } = coachPapers[id];
  expect([document.title, document.purpose]).toEqual([title, description]);
  expect(preview).toHaveLength(2);
});
