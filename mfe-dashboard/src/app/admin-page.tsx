import { dashboardPages } from '../page-list.ts';
import { PageHead, RoleGate } from '../ui/page-parts.tsx';
import { adminSections } from './section-lists.ts';
import { SectionContent, Sections } from './sections.tsx';

const { path, title } = dashboardPages.admin;
const overview = adminSections.filter(({ isBrief }) => isBrief);

export function Component() {
  return (
    <RoleGate roles={['admin']} message="Access denied">
      <Sections
        title={title}
        description="The firm’s users, coaches, clients, and leads, and a log of changes."
        path={path}
        sections={adminSections}
      >
        <PageHead title={title} />
        {overview.map((section) => (
          <section key={section.id} className="in-order flex min-w-0 flex-col gap-2">
            <SectionContent section={section} part="Brief" />
          </section>
        ))}
      </Sections>
    </RoleGate>
  );
}
