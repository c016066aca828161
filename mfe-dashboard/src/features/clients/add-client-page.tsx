import { roleOf } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { Seo } from 'shared-ui/seo';
import { useNavigate } from 'shared-ui/router';
import { PageHead } from '../../components/page-head.tsx';
import { ownPages } from '../../own-pages.ts';
import { ClientAdd } from './form/client-add.tsx';
import { useCoachNames } from './use-coach-names.ts';

export function Component() {
  const navigate = useNavigate();
  const role = roleOf(useSession().profile);
  const coaches = useCoachNames(role === 'admin');
  return (
    <div className="flex max-w-160 flex-col gap-4">
      <Seo
        title={ownPages.addClient.title}
        description="Add a client to your list, with contact, figures, strategies and the first deadline."
        path={ownPages.addClient.path}
        noindex
      />
      <PageHead title={ownPages.addClient.title} />
      <div className="rounded-md border border-line bg-surface p-4 sm:p-6">
        <ClientAdd
          coaches={coaches}
          onOpen={(id) => void navigate(`${ownPages.clients.path}?client=${id}`)}
          onCancel={() => void navigate(ownPages.clients.path)}
        />
      </div>
    </div>
  );
}
