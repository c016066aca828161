import { badgeFiles } from 'shared-contract/certificate-code';
import { Breadcrumb } from 'shared-ui/breadcrumb';
import { Section, SectionHeading } from 'shared-ui/layout';
import { Seo } from 'shared-ui/seo';
import { TextLink } from 'shared-ui/text-link';
import { badge, head, meaning, opening } from '../content/verify.ts';
import { CodeForm } from '../sections/code-form.tsx';

export function Component() {
  return (
    <>
      <Seo {...head} noindex />
      <Section labelledBy="verify-title" className="min-h-150 pt-6 md:pt-8">
        <Breadcrumb page={opening.page} />
        <SectionHeading id="verify-title" level={1} title={opening.title} lead={opening.lead} />
        <div className="mt-8">
          <CodeForm submitLabel="Check the certificate" />
        </div>
        <p className="mt-8 max-w-measure border-l-2 border-copper pl-4">{meaning}</p>
        <figure className="mt-8 flex max-w-measure items-center gap-4 print:break-inside-avoid">
          <img src={badgeFiles.svg} alt={badge.alt} width={96} height={96} className="size-24 shrink-0" />
          <figcaption>
            {badge.caption} <TextLink href={badgeFiles.png}>{badge.link}</TextLink>
          </figcaption>
        </figure>
      </Section>
    </>
  );
}
