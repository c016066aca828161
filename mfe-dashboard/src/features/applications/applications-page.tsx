import { RequireRole } from 'shared-auth/require-role';
import { paths } from 'shared-contract/paths';
import { useNavigate } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import { notify } from 'shared-ui/toast';
import { dashboardPages } from '../../page-list.ts';
import { Section } from './applications-section.tsx';

export function Component() {
  const navigate = useNavigate();
  const refuse = (message: string, fallback: string) => {
    notify.error(message);
    void navigate(fallback, { replace: true });
  };
  return (
    <RequireRole roles={['admin']} message="Access denied" fallback={paths.dashboard.index} onRefuse={refuse}>
      <div className="still:h-[calc(100dvh-5rem)] still:min-h-112 relative flex flex-col gap-4">
        <Seo
          title={dashboardPages.applications.title}
          description="Certification applications: the applicants, their answers, and the decisions."
          path={dashboardPages.applications.path}
          noindex
        />
        <Section />
      </div>
    </RequireRole>
  );
}
