/**
 * Facts that several pages show and that must match everywhere. Each is a separate export, so that a page bundles only
 * those it uses. Prices and dates of the program are in `programme`; those of packages and tiers are in `offers`.
 */

/**
 * The office's time zone, for its days, its hours, and the times of calls. The display name omits the season. The
 * database has both in `private.office_zone()` and `private.office_zone_name()`.
 */
export const officeZone = 'America/New_York';
export const officeZoneName = 'Eastern';
export const officeZoneShort = 'ET';

/** Hours within which a person replies to a message, application, or booking, every day of the week. */
export const replyHours = 24;

/**
 * Hours, counted on business days, within which the firm reviews a certification application. The database computes the
 * due time of each.
 */
export const reviewHours = 48;

/** Length of a first call in minutes. It is free and by phone. */
export const firstCallMinutes = 30;

/** Days that the link of an invitation works. The column `invitations.expires_at` has the same default. */
export const invitationDays = 7;

/** Days of notice to end a package, tier, or partnership. */
export const noticeDays = 30;

/** Time to fill in an owner's application. */
export const applicationMinutes = 3;

export const assessmentMinutes = 3;

/** Minimum yearly revenue for which any service is offered. */
export const minRevenue = '$500K';

/** Years in which the founder started to practice and the firm was founded. */
export const practiceBegan = 1998;
export const firmFounded = 2009;

/** Monthly price of the smallest package, and the program's price in one payment, in US dollars. */
export const packagesFrom = 3_000;
export const certificationPrice = { standard: 9_800, early: 9_300 } as const;

export const programWeeks = 14;
export const cpeHours = 40;
export const seatsPerCohort = 25;

/** The yearly symposium: hours of all sessions in both rooms as listed, and the most credits one person can earn. */
export const symposium = { days: 2, hours: '26+', hoursForOne: 15, speakers: '10+' } as const;
