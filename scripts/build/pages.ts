export { outdated, pageDatesFile, readPageDates, withChanges } from './pages/page-dates.ts';
export type { PageFacts } from './pages/page-facts.ts';
export { readPage } from './pages/read-page.ts';
export { footerKey, MEASURED_WIDTHS, RESERVABLE, sectionHeightsFile } from './pages/section-heights.ts';
