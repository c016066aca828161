import { paths } from 'shared-contract/paths';
import { Breadcrumb } from 'shared-ui/breadcrumb';
import { ButtonLink } from 'shared-ui/button';
import { Section, SectionHeading } from 'shared-ui/layout';
import { Seo } from 'shared-ui/seo';
import { terms } from '../content/terms.ts';
import { glossary } from '../own-pages.ts';
import { TermList } from './term-list.tsx';

export function Component() {
  return (
    <>
      <Seo
        title={glossary.title}
        description="Terms of tax planning in a sentence each, as they are used on the pages of this site."
        path={glossary.path}
      />
      <Section labelledBy="glossary-title">
        <Breadcrumb page={glossary.title} />
        <SectionHeading
          id="glossary-title"
          level={1}
          title="Terms of tax planning"
          lead="In a sentence each."
        />
        <div className="mt-8 flex flex-col items-start gap-8">
          <TermList terms={terms} />
          <ButtonLink to={paths.contact}>Ask about a term</ButtonLink>
        </div>
      </Section>
    </>
  );
}
