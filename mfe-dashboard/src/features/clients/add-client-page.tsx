import { roleOf } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { Seo } from 'shared-ui/seo';
import { useNavigate } from 'shared-ui/router';
import { PageHead } from '../../ui/page-parts.tsx';
import { clientAddress, dashboardPages } from '../../page-list.ts';
import { ClientAdd } from './client-add.tsx';
import { useCoachNames } from './cells.tsx';

export function Component() {
  const navigate = useNavigate();
  const role = roleOf(useSession().profile);
  const coaches = useCoachNames(role === 'admin');
  return (
    <div className="flex max-w-160 flex-col gap-4">
      <Seo
        title={dashboardPages.addClient.title}
        description="Add a client to your list, with contact, figures, strategies and the first deadline."
        path={dashboardPages.addClient.path}
        noindex
      />
      <PageHead title={dashboardPages.addClient.title} />
      <div className="rounded-md border border-line bg-surface p-4 sm:p-6">
        <ClientAdd
          coaches={coaches}
          onOpen={(id) => void navigate(clientAddress(id))}
          onCancel={() => void navigate(dashboardPages.clients.path)}
        />
      </div>
    </div>
  );
}
