export { type Mail, openInbox } from './mail/inbox.ts';
export { createMailer, createPost } from './mail/mailer.ts';
export { hostedFirm, hostedTemplates } from './mail/hosted-mails.ts';
export { readFirm } from './brand-file.ts';
