export const yearsOfExperienceValues = ['under-3', '3-5', '6-10', '11-15', '16-20', '20+'] as const;

const years: Record<(typeof yearsOfExperienceValues)[number], string> = {
  'under-3': 'Under 3 years',
  '3-5': '3 to 5 years',
  '6-10': '6 to 10 years',
  '11-15': '11 to 15 years',
  '16-20': '16 to 20 years',
  '20+': 'More than 20 years',
};

export const yearsOfExperience = yearsOfExperienceValues.map((value) => ({ value, label: years[value] }));

export const practiceRevenueValues = ['under-250k', '250k-500k', '500k-1m', '1m-2m', '2m-5m', '5m+'] as const;

const revenue: Record<(typeof practiceRevenueValues)[number], string> = {
  'under-250k': 'Under $250K',
  '250k-500k': '$250K to $500K',
  '500k-1m': '$500K to $1M',
  '1m-2m': '$1M to $2M',
  '2m-5m': '$2M to $5M',
  '5m+': 'Over $5M',
};

export const practiceRevenue = practiceRevenueValues.map((value) => ({ value, label: revenue[value] }));

/** Where a CPA license is issued: the states, the District of Columbia and the territories. */
export const states = [
  'Alabama',
  'Alaska',
  'Arizona',
  'Arkansas',
  'California',
  'Colorado',
  'Connecticut',
  'Delaware',
  'District of Columbia',
  'Florida',
  'Georgia',
  'Guam',
  'Hawaii',
  'Idaho',
  'Illinois',
  'Indiana',
  'Iowa',
  'Kansas',
  'Kentucky',
  'Louisiana',
  'Maine',
  'Maryland',
  'Massachusetts',
  'Michigan',
  'Minnesota',
  'Mississippi',
  'Missouri',
  'Montana',
  'Nebraska',
  'Nevada',
  'New Hampshire',
  'New Jersey',
  'New Mexico',
  'New York',
  'North Carolina',
  'North Dakota',
  'Northern Mariana Islands',
  'Ohio',
  'Oklahoma',
  'Oregon',
  'Pennsylvania',
  'Puerto Rico',
  'Rhode Island',
  'South Carolina',
  'South Dakota',
  'Tennessee',
  'Texas',
  'Utah',
  'Vermont',
  'Virgin Islands',
  'Virginia',
  'Washington',
  'West Virginia',
  'Wisconsin',
  'Wyoming',
] as const;
