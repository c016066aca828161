import type { Template } from '../../components/letter/letters.ts';

/** What most replies to leads are about. Square brackets are filled in by the writer. */
export const replyTemplates: readonly Template[] = [
  {
    id: 'thanks',
    name: 'Thank you, and a call',
    subject: 'Your message to us',
    body: `Thank you for writing to us about [what they asked].

The next step is a call of 30 minutes. We use it to understand your business before we say anything about a plan. These times are open on our side: [first time], [second time].

Reply with the one that suits you, or name another.`,
  },
  {
    id: 'answer',
    name: 'An answer to a question',
    subject: 'Your question about [topic]',
    body: `You asked: [question].

The short answer: [answer].

What it would mean for you depends on [what it depends on]. If you send us [documents], we can say more; please do not send tax documents by email.`,
  },
  {
    id: 'details',
    name: 'We need to know more',
    subject: 'Before we can answer you',
    body: `Thank you for writing to us. To answer you well we need to know a little more:

[First question]
[Second question]

A few words are enough.`,
  },
  {
    id: 'program',
    name: 'The certification program',
    subject: 'The certification program',
    body: `Thank you for your interest in the program.

It runs for 14 weeks, with one live session of two hours each week and work on your own beside it. The next cohort with free seats begins on [date].

If you want to go on, apply on our site; we decide within 48 hours. If you would rather talk first, reply with two times that suit you.`,
  },
  {
    id: 'not-us',
    name: 'We are not the right firm',
    subject: 'Your message to us',
    body: `Thank you for writing to us. We have read what you sent, and we are not the right firm for it: [reason].

What may help you instead: [suggestion].

If your situation changes, write to us again.`,
  },
];
