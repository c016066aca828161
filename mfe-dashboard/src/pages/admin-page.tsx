import { RequireRole } from 'shared-auth/require-role';
import { paths } from 'shared-contract/paths';
import { useNavigate } from 'shared-ui/router';
import { notify } from 'shared-ui/toast';
import { PageHead } from '../components/page-head.tsx';
import { SectionContent } from '../components/section-content.tsx';
import { Sections } from '../components/sections.tsx';
import { ownPages } from '../own-pages.ts';
import { adminSections } from './admin-sections.ts';

const { path, title } = ownPages.admin;
const overview = adminSections.filter(({ isBrief }) => isBrief);

/** For administrators: the people of the firm, what reaches it, and who changed what. */
export function Component() {
  const navigate = useNavigate();
  return (
    <RequireRole
      roles={['admin']}
      message="Access denied"
      fallback={paths.dashboard.index}
      onRefuse={(message, fallback) => {
        notify.error(message);
        void navigate(fallback, { replace: true });
      }}
    >
      <Sections
        title={title}
        description="Users, coaches, clients and leads of the firm, and who changed what."
        path={path}
        sections={adminSections}
      >
        <PageHead title={title} />
        {overview.map((section) => (
          <section key={section.id} className="in-order flex min-w-0 flex-col gap-2">
            <SectionContent page={path} section={section} part="Brief" />
          </section>
        ))}
      </Sections>
    </RequireRole>
  );
}
