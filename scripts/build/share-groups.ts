/**
 * The groups that the host provides under one name. Each name is a row in the share scope of the host and of every
 * remote, so modules that are used together share a group. Code still imports the single module (`shared-ui/button`).
 *
 * `first` is in the initial load of every page. Each other group is a chunk that is loaded on demand.
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
