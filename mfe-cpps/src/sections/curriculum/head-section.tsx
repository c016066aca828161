import { Breadcrumb } from 'shared-ui/breadcrumb';
import { Section, SectionHeading } from 'shared-ui/layout';
import { head, opening, structure } from '../../content/curriculum.ts';

/** What the page is, and how a week of the program runs. */
export function HeadSection() {
  return (
    <Section labelledBy="curriculum-title" className="border-b border-edge">
      <Breadcrumb page={opening.page} parent={head.parent} />
      <SectionHeading id="curriculum-title" level={1} title={opening.title} lead={opening.lead} />
      <h2 className="mt-8 text-lg md:mt-12">{structure.title}</h2>
      <ul className="mt-4 grid gap-x-8 md:grid-cols-3">
        {structure.parts.map(({ title, text }) => (
          <li key={title} className="grid content-start gap-1 border-t border-edge py-4">
            <h3 className="text-base font-semibold">{title}</h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
