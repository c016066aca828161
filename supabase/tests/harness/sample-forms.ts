import { newAddress } from './functions.ts';

/** Answers that the public forms take as they stand; the addresses are new with every call. */
export const contactAnswers = () => ({ name: 'Vi Sitor', email: newAddress('vi'), message: 'Hello' });

const applicant = () => ({
  firstName: 'Cyra',
  lastName: 'Pace',
  email: newAddress('cyra'),
  phone: '(615) 555-0142',
});

/** A CPA's application for certification, every field of it. */
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

/** An owner's application for the same programme, without what may stay empty. */
export const ownerAnswers = () => ({
  applicantType: 'client' as const,
  ...applicant(),
  businessName: 'Bay Foods',
  annualRevenue: '2m-5m' as const,
  interests: 'Retirement',
});

/** A form as the browser sends it. */
export const submission = (form: string, values: object, rest: object = {}) => ({
  form,
  values,
  website: '',
  requestId: crypto.randomUUID(),
  ...rest,
});
