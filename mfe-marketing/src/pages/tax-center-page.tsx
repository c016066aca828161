import { head } from '../content/heads/tax-center.ts';
import { tabs, taxCenterRest } from '../content/tax-center/tax-center.ts';
import { taxLawAsOf } from '../content/tax-center/tax-tables.ts';
import { PageContent } from '../page-content.tsx';
import { SectionList } from '../sections/common/section-list.tsx';
import { Tabs } from '../sections/common/tabs.tsx';
import { BracketsView } from '../sections/tax-center/brackets-view.tsx';
import { ResourcesView } from '../sections/tax-center/resources-view.tsx';
import { StrategiesView } from '../sections/tax-center/strategies-view.tsx';
import { TaxHead } from '../sections/tax-center/tax-head.tsx';
import { YearEndView } from '../sections/tax-center/year-end-view.tsx';

const views = [
  { id: 'overview', label: tabs.overview, content: <StrategiesView /> },
  { id: 'year-end', label: tabs['year-end'], content: <YearEndView /> },
  { id: 'brackets', label: tabs.brackets, content: <BracketsView /> },
  { id: 'resources', label: tabs.resources, content: <ResourcesView /> },
];

export function Component() {
  return (
    <PageContent {...head} about={{ lastReviewed: taxLawAsOf }}>
      <TaxHead />
      <Tabs label="Views of the tax center" views={views} />
      <SectionList sections={taxCenterRest} views={{}} />
    </PageContent>
  );
}
