// Written by supabase/embedded/generate-types.ts from the migrations. Do not edit.

/** How long the database keeps what people send, by the rule that deletes it. */
export const retention = {
  attendance: '7 years',
  callHolds: '1 day',
  callLinks: '30 days',
  calls: '2 years',
  changesOfMany: '1 day',
  consents: '2 years',
  convertedLeads: '7 years',
  formSubmissions: '30 days',
  formTurns: '1 day',
  invitations: '90 days',
  leads: '2 years',
  newsletterLinks: '7 days',
  otherApplications: '2 years',
  otherRegistrations: '2 years',
  refusedApplications: '2 years',
  reportSenders: '7 days',
  reportTurns: '1 day',
  signIns: '1 year',
  siteErrors: '30 days',
  siteViews: '30 days',
  siteVitals: '30 days',
  unconfirmedCalls: '1 day',
  unconfirmedSubscribers: '30 days',
  waitlist: '2 years',
} as const;
