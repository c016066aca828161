/** Options of a certification application, as stored. */
export const yearsExperience = ['3-5', '6-10', '11-15', '16-20', '20+'] as const;
export const currentRevenue = ['250k-500k', '500k-1m', '1m-2m', '2m-5m', '5m+'] as const;
export const targetRevenue = ['500k-1m', '1m-2m', '2m-5m', '5m-10m', '10m+'] as const;
/** Revenue of a business owner, in narrower bands than those of the packages. */
export const annualRevenue = ['under-500k', '500k-2m', '2m-5m', '5m+'] as const;
export const numEmployees = ['1-10', '11-50', '51-200', '200+'] as const;
