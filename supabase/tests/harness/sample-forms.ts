import { newAddress } from './functions.ts';

/** Valid values for the public forms, with a new address for each call. */
export const contactAnswers = () => ({ name: 'Vi Sitor', email: newAddress('vi'), message: 'Hello' });

const applicant = () => ({
  firstName: 'Cyra',
  lastName: 'Pace',
  email: newAddress('cyra'),
  phone: '(615) 555-0142',
});

export const cpaAnswers = () => ({
  applicantType: 'cpa' as const,
  ...applicant(),
  firmName: 'Pace CPA',
  title: 'Partner',
  yearsExperience: '6-10' as const,
  licenseNumber: '123',
  licenseState: 'TN' as const,
  currentRevenue: '250k-500k' as const,
  targetRevenue: '1m-2m' as const,
  clientTypes: 'Dentists',
  biggestChallenge: 'Time',
  whyApplying: 'Growth',
  commitment: true,
  terms: true,
});

/** A business owner's application for the same program, without optional fields. */
export const ownerAnswers = () => ({
  applicantType: 'client' as const,
  ...applicant(),
  businessName: 'Bay Foods',
  annualRevenue: '2m-5m' as const,
  interests: 'Retirement',
});

export const submission = (form: string, values: object, rest: object = {}) => ({
  form,
  values,
  website: '',
  requestId: crypto.randomUUID(),
  ...rest,
});
