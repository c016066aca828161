import { useNavigate } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import { ForClient, type NamedClient, NoAddress, StaffOnly } from '../../clients/for-client.tsx';
import { EmailComposer } from '../../email/email-composer.tsx';
import type { Template } from '../../email/email.ts';
import { clientAddress, dashboardPages } from '../../page-list.ts';
import { PageHead } from '../../ui/page-parts.tsx';

/** Common emails. The author replaces the text in square brackets. */
const templates: readonly Template[] = [
  {
    id: 'progress',
    name: 'Progress of the plan',
    subject: 'Where your plan stands',
    body: `Here is where your plan stands today.

Done: [what has been carried out].

Next: [the next step], by [date]. From you we need [documents or decisions].

If anything has changed in your business since we last spoke, reply to this email and we take it into account.`,
  },
  {
    id: 'deadline',
    name: 'A deadline comes up',
    subject: 'A deadline for you: [what is due]',
    body: `[What is due] is due on [date].

To be on time we need the following from you by [date]: [documents].

If that is too soon, reply today, so that we can say what an extension would and would not give you.`,
  },
  {
    id: 'documents',
    name: 'Documents that we need',
    subject: 'Documents that we need from you',
    body: `To go on with your plan we need these documents:

[First document]
[Second document]

Do not send tax documents by email: upload them in the member area, or call us and we agree on another way.`,
  },
  {
    id: 'review',
    name: 'Time for a review',
    subject: 'Time for a review',
    body: `It is time to look at your plan together: what was carried out, what it brought, and what the rest of the year asks for.

Reply with two or three times that suit you, and with anything that you want to talk about.`,
  },
];

function ClientEmail({ client }: { readonly client: NamedClient }) {
  const navigate = useNavigate();
  const { id } = client;
  if (client.email === null) return <NoAddress client={client} />;
  return (
    <EmailComposer
      recipient={{ kind: 'client', id }}
      label="Client update"
      templates={templates}
      recordedIn="the client’s activity"
      onSent={() => void navigate(clientAddress(id, 'activity'))}
    />
  );
}

export function Component() {
  const { title, path } = dashboardPages.letter;
  return (
    <div className="flex flex-col gap-4">
      <Seo
        title={title}
        description="Write to a client, and preview the email before you send it."
        path={path}
        noindex
      />
      <PageHead title={title} />
      <StaffOnly>
        <ForClient>{(client) => <ClientEmail key={client.id} client={client} />}</ForClient>
      </StaffOnly>
    </div>
  );
}
