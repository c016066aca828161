import type { CalculatorName } from './calculators.ts';
export * as dashboard from './dashboard.ts';
export const podcast = {
  captiveInsurance: '/podcast/captive-insurance',
  costRemediation: '/podcast/cost-remediation',
  costSegregation: '/podcast/cost-segregation',
  // Use a template literal: the deployment of the functions scans the text and mistakes `export … 'a file name'` for an
  // import.
  feed: `/podcast/feed.xml`,
} as const;

export const home = '/';
export const about = '/about';
export const contact = '/contact';
export const pricing = '/pricing';
export const services = '/services';
export const cpaDirectory = '/cpa-directory';
export const cpaProfile = (id: string) => `/cpa/${encodeURIComponent(id)}` as const;
export const symposium = '/cpe-symposium';
export const clientApplication = '/client-application';
export const whitePapers = '/white-papers';
export const taxCenter = '/tax-center';
export const blog = '/blog';
export const blogArticle = (slug: string) => `/blog/${encodeURIComponent(slug)}` as const;
export const partners = '/partners';
export const advancedRetirementPlanning = '/advanced-retirement-planning';
export const resources = '/resources';
export const calculator = (name: CalculatorName) => `/resources/${name}` as const;
export const team = '/team';
export const testimonials = '/testimonials';
export const forCpas = '/for-cpas';
export const forClients = '/for-clients';
export const book = '/book';
/** Page that shows, moves, and cancels a booked call. The token is in the email about it. */
export const bookManage = (token: string) => `/book?manage=${encodeURIComponent(token)}` as const;
export const newsletter = '/newsletter';
/** Newsletter links in emails: confirm an address, and unsubscribe it. */
export const newsletterConfirm = (token: string) =>
  `/newsletter?confirm=${encodeURIComponent(token)}` as const;
export const newsletterLeave = (token: string) => `/newsletter?leave=${encodeURIComponent(token)}` as const;
export const terms = '/terms-and-conditions';
export const privacy = '/privacy-policy';
export const accessibility = '/accessibility';
export const onboarding = '/onboarding';
export const cpps = '/cpps';
export const cppsCurriculum = '/cpps/curriculum';
export const cppsApply = '/cpps/apply';
/** Shows an application's status to anyone with its reference and email address. */
export const cppsApplication = '/cpps/application';
/** The same page with the reference filled in. The email address is never in the link. */
export const cppsApplicationOf = (reference: string) =>
  `/cpps/application?reference=${encodeURIComponent(reference)}` as const;
/** Public lookup of a certificate. */
export const verify = '/verify';
export const verifyCode = (code: string) => `/verify/${encodeURIComponent(code)}` as const;
export const search = '/search';
export const searchFor = (words: string) => `/search?q=${encodeURIComponent(words)}` as const;
/** Shown offline for a page that is not cached. */
export const offline = '/offline';
export const login = '/login';
export const register = '/register';
export const forgotPassword = '/forgot-password';
export const resetPassword = '/reset-password';
/** Target of emails that confirm an address. Only this page and the one above use an email link. */
export const confirm = '/confirm';
/** Path prefix of shared story links. The token follows. */
export const sharedStory = '/shared/stories';
