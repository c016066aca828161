export const captiveInsurance = '/podcast/captive-insurance';
export const costRemediation = '/podcast/cost-remediation';
export const costSegregation = '/podcast/cost-segregation';
// Not in quotes: a deploy of the functions reads text, and takes `export … 'a file name'` for an import.
export const feed = `/podcast/feed.xml`;
