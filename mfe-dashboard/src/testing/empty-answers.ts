/* The database's response for a coach without any data. */

export const emptyCoachPage = {
  figures: { clients: 0, clientsWithStories: 0, stories: 0, published: 0 },
  recentClients: [],
};

export const emptyCertification = {
  application: null,
  cohort: null,
  modules: [],
  stories: { created: 0, published: 0 },
  reviews: { held: 0, booked: 0 },
  level: 'All',
  certificate: null,
} as const;

/* The database's response for a user without any data. */

export const emptyUser = {
  nextCall: null,
  plan: { clients: 0, activeClients: 0, taxSavings: 0, nextDeadline: null },
  papers: [],
  records: [],
  recentClients: [],
  stories: 0,
  application: null,
  training: null,
  nextCohort: null,
};

export const emptyCoach = {
  figures: { clients: 0, clientsWithStories: 0, stories: 0, published: 0, completionRate: 0 },
  due: [],
  dueCount: 0,
  inReview: [],
  latestStories: [],
  recentClients: [],
  application: null,
  training: null,
};

export const emptyAdmin = {
  leads: { count: 0, oldest: null },
  applications: { count: 0, oldest: null, nextDue: null, overdue: 0 },
  calls: { within24Hours: 0, withoutHost: 0, next: null },
  invitations: { expiring: 0, next: null },
  unknownRoles: 0,
  users: 3,
  clients: 0,
  coaches: 0,
};
