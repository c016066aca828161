/* What the database answers a coach who has nothing yet. */

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
