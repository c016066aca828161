/** A CPA's application as a table row. Each test adds its own address. */
export const cpaRow = {
  applicant_type: 'cpa',
  first_name: 'Cyra',
  last_name: 'Pace',
  phone: '615 555 0142',
  firm_name: 'Pace CPA',
  title: 'Partner',
  years_experience: '6-10',
  license_number: '123',
  license_state: 'TN',
  current_revenue: '250k-500k',
  target_revenue: '1m-2m',
  client_types: 'Dentists',
  biggest_challenge: 'Time',
  why_applying: 'Growth',
  commitment: true,
  terms: true,
} as const;
