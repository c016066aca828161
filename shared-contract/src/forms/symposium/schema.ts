import * as z from 'zod/mini';
import { choice, email, fullName, optional, optionalPhone, required, ticked } from '../fields.ts';
import { valuesOf } from '../options.ts';
import { licensingStates } from '../states.ts';
import { attendance, trackField, tracks, type Track } from './options.ts';

const stateWords = 'Choose the state of your license';

const trackValues = valuesOf(tracks);
const isTracks = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length <= trackValues.length &&
  value.every((one) => (trackValues as readonly unknown[]).includes(one));

const shape = {
  name: fullName,
  email,
  phone: optionalPhone,
  firm: required('the name of the firm', 160, 'Enter the name of your firm'),
  licenseNumber: optional('the license number', 60),
  licenseState: optional('the state', 60),
  attendance: choice(valuesOf(attendance), 'Choose how you attend'),
  reception: z.optional(
    z.pipe(
      z.transform((value) => value === true || value === 'on' || value === 'true'),
      z.boolean(),
    ),
  ),
  needs: optional('your needs', 1000),
  consent: ticked('Agree to the attendance record; we can’t award credit without it'),
};

/** A symposium registration, as the server accepts it. */
export const symposium = z.object({
  ...shape,
  tracks: z.pipe(
    z.nullish(
      // Validate the list as one value, so that the error names the field instead of an index.
      z.custom<readonly Track[]>(isTracks, 'Choose fields of study from the list'),
    ),
    z.transform((chosen): Track[] => [...new Set(chosen ?? [])]),
  ),
});

type Boxes = Readonly<Partial<Record<string, unknown>>>;

/** The form's fields: a checkbox per field of study, and a state if there is a license number. */
export const symposiumForm = z.pipe(
  z
    .object({
      ...shape,
      licenseState: z
        .optional(z.string())
        .check(z.refine((state) => !state || licensingStates.includes(state), stateWords)),
      ...(Object.fromEntries(
        tracks.map(({ value }) => [trackField(value), z.optional(z.unknown())]),
      ) as Record<ReturnType<typeof trackField>, z.ZodMiniOptional<z.ZodMiniUnknown>>),
    })
    .check(
      z.refine((entry) => entry.licenseNumber === undefined || Boolean(entry.licenseState), {
        path: ['licenseState'],
        message: stateWords,
      }),
    ),
  z.transform(({ name, email: address, phone, firm, licenseNumber, licenseState, ...entry }) => ({
    name,
    email: address,
    phone,
    firm,
    licenseNumber,
    licenseState: licenseState === '' ? undefined : licenseState,
    attendance: entry.attendance,
    tracks: trackValues.filter((track) => (entry as Boxes)[trackField(track)] !== undefined),
    reception: entry.reception ?? false,
    needs: entry.needs,
    consent: entry.consent,
  })),
);

export type SymposiumRegistration = z.infer<typeof symposiumForm>;
