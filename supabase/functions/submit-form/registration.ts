import { symposium } from 'shared-contract/forms/symposium/schema.ts';
import { registrationAt, symposiumEvent } from 'shared-contract/symposium.ts';
import * as z from 'zod/mini';
import { wording } from './wording.ts';

/** What is kept of a registration for the symposium: by the day it comes, for this event or the waitlist of the next. */
export const registration = z.pipe(
  symposium,
  z.transform((entry) => ({
    ...entry,
    // The reception is in the room.
    reception: entry.attendance === 'in_person' && entry.reception === true,
    ...registrationAt(new Date()),
    seats: symposiumEvent.seats,
    consents: ['privacy'],
    wording,
  })),
);
