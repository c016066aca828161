import { Section } from 'shared-ui/layout';
import type { TeamSection, TitleBlock } from '../../content/team/section-types.ts';
import { Heading, titleId } from '../common/heading.tsx';

function Signature({ role, name }: { role: string; name: string }) {
  return (
    <div className="grid grid-cols-[6rem_1fr] border-t border-edge">
      <dt className="border-r border-edge px-4 py-2 text-sm text-muted">{role}</dt>
      <dd className="px-4 py-2 text-sm font-semibold">{name}</dd>
    </div>
  );
}

function Block({ block }: { block: TitleBlock }) {
  return (
    <li className="flex flex-col border border-edge bg-surface print:break-inside-avoid">
      <div className="grid grow content-start gap-3 p-6">
        <h3 className="text-lg md:text-xl">{block.document}</h3>
        <p className="text-muted">{block.check}</p>
      </div>
      <dl>
        <Signature role="Drawn" name={block.drawn} />
        <Signature role="Checked" name={block.checked} />
        <Signature role="Issued" name={block.issued} />
      </dl>
    </li>
  );
}

/** The firm's papers as drawings have them: a title block with who drew, who checked and who gave out. */
export function TitleBlocksSection({ section }: { section: TeamSection<'titleBlocks'> }) {
  return (
    <Section id={section.id} tone="sheet" className="sheet-squares" labelledBy={titleId(section)}>
      <Heading of={section} />
      <ul className="mt-8 grid gap-6 md:grid-cols-2 xl:grid-cols-4">
        {section.items.map((block) => (
          <Block key={block.document} block={block} />
        ))}
      </ul>
      <p className="mt-8 max-w-measure">{section.note}</p>
    </Section>
  );
}
