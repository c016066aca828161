import { Breadcrumb, type BreadcrumbParent } from 'shared-ui/breadcrumb';
import { Container, SectionHeading } from 'shared-ui/layout';

interface PlainHeadProps {
  readonly id: string;
  readonly page: string;
  readonly parent: BreadcrumbParent;
  readonly title: string;
  readonly lead: string;
}

/** The head of a page with a task: where it stands and its title, so that the task begins right below. */
export function PlainHead({ id, page, parent, title, lead }: PlainHeadProps) {
  return (
    <section data-slot="section" aria-labelledby={id} className="bg-ground text-ink">
      <Container className="pt-4 md:pt-8">
        <Breadcrumb page={page} parent={parent} />
        <SectionHeading id={id} level={1} title={title} lead={lead} className="lg:max-w-4xl" />
      </Container>
    </section>
  );
}
