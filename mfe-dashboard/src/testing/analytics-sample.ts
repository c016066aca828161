import type { Analytics, Totals } from '../features/analytics/queries.ts';

/* Sample of six weeks. The first starts on a Thursday, and the last is in progress. */
const totals: Totals = {
  stages: [
    { stage: 'new', leads: 40 },
    { stage: 'contacted', leads: 25 },
    { stage: 'qualified', leads: 10 },
    { stage: 'converted', leads: 4 },
  ],
  answers: { under1: 5, under4: 10, under24: 6, under48: 2, later: 2, none: 15, median: 2.5, p90: 30 },
  applications: 6,
  due: 5,
  inTime: 4,
  decisionHours: 26,
  clientsAdded: 3,
  activeClients: 12,
  savings: 1_250_000,
  retainers: 180_000,
  modulesCompleted: 2,
};

export const sampleAnalytics: Analytics = {
  at: '2026-11-23T15:00:00Z',
  today: '2026-11-24',
  firstDay: '2026-10-15',
  lastDay: '2026-11-24',
  weeks: ['2026-10-12', '2026-10-19', '2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23'],
  now: totals,
  before: {
    ...totals,
    stages: [{ stage: 'new', leads: 30 }],
    answers: { ...totals.answers, median: null },
    due: 10,
    inTime: 10,
    retainers: 200_000,
    modulesCompleted: 2,
  },
  leadWeeks: {
    sources: ['for-cpas', '=home'],
    others: 2,
    weeks: [
      [2, 0, 0],
      [1, 1, 0],
      [3, 2, 1],
      [4, 0, 0],
      [6, 2, 1],
      [6, 3, 3],
      [3, 1, 1],
    ],
  },
  applicationWeeks: Array.from({ length: 7 }, (_, at) => ({
    approved: at === 1 ? 3 : 0,
    rejected: 0,
    withdrawn: 0,
    open: at === 5 ? 3 : 0,
  })),
  coaches: [
    { id: 'c1', name: 'Cora Coach', active: 5, prospect: 2, inactive: 1 },
    { id: 'c2', name: 'rival@example.com', active: 1, prospect: 0, inactive: 0 },
    { id: null, name: null, active: 6, prospect: 0, inactive: 0 },
  ],
  months: [
    { month: '2026-10-01', clients: 9, savings: 1_000_000, retainers: 150_000 },
    { month: '2026-11-01', clients: 12, savings: 1_250_000, retainers: 180_000 },
  ],
  cohorts: [
    {
      id: 'k',
      name: 'Cohort of January 2027',
      startsOn: '2027-01-12',
      status: 'open',
      seats: 25,
      taken: 7,
      waiting: 1,
    },
  ],
  waitingForAny: 1,
  training: [{ module: 'pension', started: 2, completed: 1, score: 90 }],
};

const nothing: Totals = {
  ...totals,
  stages: totals.stages.map(({ stage }) => ({ stage, leads: 0 })),
  answers: { under1: 0, under4: 0, under24: 0, under48: 0, later: 0, none: 0, median: null, p90: null },
  applications: 0,
  due: 0,
  inTime: 0,
  decisionHours: null,
  clientsAdded: 0,
  modulesCompleted: 0,
};

export const emptyAnalytics: Analytics = {
  ...sampleAnalytics,
  firstDay: '2026-10-01',
  lastDay: '2026-10-31',
  weeks: ['2026-09-28', '2026-10-05', '2026-10-12', '2026-10-19', '2026-10-26'],
  now: nothing,
  before: nothing,
  leadWeeks: { sources: [], others: 0, weeks: [[], [], [], [], []] },
  applicationWeeks: Array.from({ length: 5 }, () => ({ approved: 0, rejected: 0, withdrawn: 0, open: 0 })),
  training: [],
};
