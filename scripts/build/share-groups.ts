/**
 * What the host gives out under one name. Each name is a row in the share scope of the host and of every remote, so
 * parts that are used together go together; code imports the single part (`shared-ui/button`) all the same.
 *
 * `first` comes with the first load of every page. The others are a chunk each, loaded when something needs it.
 */
export const shareGroups: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'shared-ui': {
    first: [
      ...['router', 'brand', 'hooks', 'button', 'drafts', 'icon', 'chunks', 'layout'],
      ...['logo', 'seo', 'spinner', 'text-link', 'toast', 'visually-hidden'],
    ],
    forms: ['field', 'form', 'form-block', 'notice'],
    sending: ['form-kit', 'question'],
    reading: [
      'badge',
      'breadcrumb',
      'card',
      'claim',
      'question-list',
      'stat',
      'theme',
      'partner-marks',
      'save-file',
      'structured-data',
    ],
    drawings: ['drawing', 'plan-sheet'],
    people: ['portrait'],
    overlays: ['dialog', 'menu'],
    calendar: ['calendar-file'],
  },
  'shared-auth': {
    first: ['config', 'roles', 'session-provider', 'session-store', 'supabase-client'],
    late: ['auth-errors', 'call-rpc', 'constants', 'error-words', 'mail-link', 'require-role', 'submit-form'],
  },
};
