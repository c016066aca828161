import { RecordTabs } from '../../../components/record-tabs.tsx';
import { sectionKey } from '../../../components/section.ts';

const addressOf = (part?: string) =>
  `?${new URLSearchParams([[sectionKey, 'users'], ...(part ? [[partKey, part]] : [])]).toString()}`;

/** Names the part of the section in its address. */
export const partKey = 'part';

/** Those who have an account, and those who were invited to one. */
export function PeopleTabs({ shown }: { readonly shown: 'accounts' | 'invitations' }) {
  return (
    <RecordTabs
      label="Accounts and invitations"
      shown={shown}
      tabs={[
        { id: 'accounts', label: 'Accounts', address: addressOf() },
        { id: 'invitations', label: 'Invitations', address: addressOf('invitations') },
      ]}
    />
  );
}
