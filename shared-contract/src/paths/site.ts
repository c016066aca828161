export * as dashboard from './dashboard.ts';
export * as podcast from './podcast.ts';

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
/** The calculators of the library. */
export const calculator = (name: CalculatorName) => `/resources/${name}` as const;
export type CalculatorName =
  | 'tax-brackets'
  | 'retirement-contributions'
  | 'cash-balance'
  | 'cost-segregation'
  | 'research-credit'
  | 'retainer-return';
export const team = '/team';
export const testimonials = '/testimonials';
export const forCpas = '/for-cpas';
export const forClients = '/for-clients';
export const book = '/book';
/** Where a call that was booked is shown, moved and cancelled; the token is in the letter about it. */
export const bookManage = (token: string) => `/book?manage=${encodeURIComponent(token)}` as const;
export const newsletter = '/newsletter';
/** Where letters lead: to put their address on the list, and to take it off. */
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
/** Where an application stands, for whoever has its reference and its email address. */
export const cppsApplication = '/cpps/application';
/** The same with the reference already in it, and never the address. */
export const cppsApplicationOf = (reference: string) =>
  `/cpps/application?reference=${encodeURIComponent(reference)}` as const;
/** Where anybody looks up a certificate. */
export const verify = '/verify';
export const verifyCode = (code: string) => `/verify/${encodeURIComponent(code)}` as const;
export const search = '/search';
/** The search with words already in it. */
export const searchFor = (words: string) => `/search?q=${encodeURIComponent(words)}` as const;
/** What a page shows that is not here while there is no network. */
export const offline = '/offline';
export const login = '/login';
export const register = '/register';
export const forgotPassword = '/forgot-password';
export const resetPassword = '/reset-password';
/** Where letters lead that confirm an address. With the page above the only one that uses a letter's link. */
export const confirm = '/confirm';
/** Where the links of shared stories lead; the token follows. */
export const sharedStory = '/shared/stories';
