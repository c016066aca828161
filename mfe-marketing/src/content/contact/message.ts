import { replyHours } from 'shared-contract/firm';
import type { ContactSection } from './section-types.ts';

/** The form, and the other ways to reach the firm. */
export const message = {
  kind: 'message',
  id: 'message',
  title: 'Send a message.',
  lead: `We reply within ${replyHours} hours. What you type stays on this device until you send it, for a week at most.`,
  labels: { phone: 'Phone', fax: 'Fax', email: 'Email', office: 'Office' },
  notes: {
    phone: 'Tap to call. Outside the hours below, leave a number.',
    fax: 'In a locked room. Call before you send, and a person waits at the machine.',
    email: 'Read seven days a week.',
    office: 'Visits by appointment: the client room is booked by the hour.',
  },
} as const satisfies ContactSection<'message'>;
