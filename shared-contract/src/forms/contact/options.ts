/** Topics of a message. `?topic=` and the database use the `value`. */
export const contactTopics = [
  { value: 'business-plan', label: 'A plan for my business' },
  { value: 'services', label: 'Business services' },
  { value: 'referral', label: 'A package by referral or invitation' },
  { value: 'certification', label: 'CPPS certification' },
  { value: 'partnership', label: 'CPA partnership' },
  { value: 'tax-consultation', label: 'Tax consultation' },
  { value: 'retirement', label: 'Retirement planning' },
  { value: 'client', label: 'I am already a client' },
  { value: 'press', label: 'Podcast or press' },
  { value: 'other', label: 'Something else' },
] as const;

/** Callback times, as stored. They refer to the office hours, Eastern time. */
export const callbackTimes = [
  'Any time in office hours',
  'Mon-Fri, 9AM-12PM ET',
  'Mon-Fri, 12PM-3PM ET',
  'Mon-Fri, 3PM-6PM ET',
  'Sat, 10AM-2PM ET',
] as const;
