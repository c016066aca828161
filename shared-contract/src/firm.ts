/**
 * Figures that several pages name and that must be the same on all of them. Each is an export of its own, so that a page
 * carries only what it says. Prices and dates of the program are in `programme`, those of packages and tiers in `offers`.
 */

/**
 * The time zone of the office: its days, its hours and the times of calls. What people call it names no season. The
 * database has both in `private.office_zone()` and `private.office_zone_name()`.
 */
export const officeZone = 'America/New_York';
export const officeZoneName = 'Eastern';
export const officeZoneShort = 'ET';

/** A person answers a message, an application or a booking within these hours, on every day of the week. */
export const replyHours = 24;

/** An application for certification is reviewed within these hours on business days; the database says by when, with each. */
export const reviewHours = 48;

/** The first call with anybody, free and by phone. */
export const firstCallMinutes = 30;

/** A month of notice ends a package, a tier or the partnership. */
export const noticeDays = 30;

/** How long the application of an owner takes to fill in. */
export const applicationMinutes = 3;

/** How long the assessment takes. */
export const assessmentMinutes = 3;

/** The least yearly revenue that any service is offered for. */
export const leastRevenue = '$500K';

/** The year in which the founder began, and the one in which the firm did. */
export const practiceBegan = 1998;
export const firmFounded = 2009;

/** What the least package costs a month, and the program in one payment: whole US dollars. */
export const packagesFrom = 3_000;
export const certificationPrice = { standard: 9_800, early: 9_300 } as const;

/** The program in three figures. */
export const programWeeks = 14;
export const cpeHours = 40;
export const seatsPerCohort = 25;

/** The yearly symposium: hours of all its live sessions together, and the most of them that one person can attend. */
export const symposium = { days: 2, hours: '26+', hoursForOne: 16, speakers: '10+' } as const;
