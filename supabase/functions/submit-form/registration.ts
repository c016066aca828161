import { symposium } from 'shared-contract/forms/symposium/schema.ts';
import { registrationAt, symposiumEvent } from 'shared-contract/symposium.ts';
import * as z from 'zod/mini';
import { wording } from './wording.ts';

/**
 * Converts a symposium registration for storage. The date decides whether it is for this event or the waitlist of the
 * next.
 */
export const registration = z.pipe(
  symposium,
  z.transform((entry) => ({
    ...entry,
    // The reception is only on site.
    reception: entry.attendance === 'in_person' && entry.reception === true,
    ...registrationAt(new Date()),
    seats: symposiumEvent.seats,
    consents: ['privacy'],
    wording,
  })),
);
