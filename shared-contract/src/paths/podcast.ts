export const captiveInsurance = '/podcast/captive-insurance';
export const costRemediation = '/podcast/cost-remediation';
export const costSegregation = '/podcast/cost-segregation';
export const feed = '/podcast/feed.xml';
