import { mailHref } from 'shared-contract/contact-href';
import { paths } from 'shared-contract/paths';
import { Badge } from 'shared-ui/badge';
import { Breadcrumb } from 'shared-ui/breadcrumb';
import { ButtonLink } from 'shared-ui/button';
import { useHydrated } from 'shared-ui/hooks';
import { Icon } from 'shared-ui/icon';
import { Section } from 'shared-ui/layout';
import { Portrait } from 'shared-ui/portrait';
import { TextLink } from 'shared-ui/text-link';
import type { RegisteredPerson } from '../../content/directory/professional.ts';
import { head as directory } from '../../content/heads/cpa-directory.ts';

/** Somebody of the register: their own words, and the way to what proves the certificate. */
export function RegisteredProfile({ person }: { readonly person: RegisteredPerson }) {
  const { id, name, title, firm, location, specializations, about, email, cohort, code } = person;
  const isHydrated = useHydrated();
  return (
    <Section data-wake="" labelledBy="profile-title" className="min-h-dvh pt-6 md:pt-8">
      <Breadcrumb page={name} parent={{ label: directory.title, to: directory.path }} />
      <p className="print:hidden">
        <TextLink to={paths.cpaDirectory} className="inline-flex min-h-11 items-center gap-2">
          <Icon name="arrow-left" />
          Back to Directory
        </TextLink>
      </p>
      <div className="mt-4 grid grid-cols-[6.5rem_1fr] gap-x-4 gap-y-6 border-b border-edge pb-8 sm:grid-cols-[10rem_1fr] sm:gap-x-6">
        {isHydrated ? (
          <Portrait id={id} name={name} className="self-start print:max-w-28" />
        ) : (
          // Its place: the edge knows who it is, and cannot draw.
          <div className="aspect-5/6 self-start rounded-md border border-edge print:max-w-28" />
        )}
        <div className="grid min-w-0 content-start gap-2 wrap-anywhere">
          <h1 id="profile-title" className="text-xl sm:text-2xl md:text-3xl">
            {name}
          </h1>
          <p className="md:text-lg">
            {title}, <span className="font-semibold">{firm}</span>
          </p>
          <p className="flex items-start gap-2 text-muted">
            <Icon name="map-pin" className="mt-0.5 text-copper" />
            {location}
          </p>
          <p>
            CPPS, {cohort}. <TextLink to={paths.verifyCode(code)}>Check certificate {code}</TextLink>
          </p>
        </div>
        <div className="col-span-2">
          <ButtonLink href={mailHref(email)} className="max-sm:w-full print:hidden">
            <Icon name="mail" />
            Email
          </ButtonLink>
          <p className="hidden print:block">{email}</p>
        </div>
      </div>
      <div className="mt-8 grid gap-8 lg:grid-cols-12 lg:gap-12">
        <div className="grid max-w-measure content-start gap-4 wrap-anywhere lg:col-span-7">
          <h2 className="text-xl md:text-2xl">About {name}</h2>
          {about.map((paragraph, index) => (
            <p key={index} className="whitespace-pre-line">
              {paragraph}
            </p>
          ))}
        </div>
        <div className="grid content-start gap-3 lg:col-span-5">
          <h3 className="text-lg">Specializations</h3>
          <ul className="flex flex-wrap gap-2">
            {specializations.map((each) => (
              <li key={each}>
                <Badge>{each}</Badge>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className="mt-10 max-w-measure border-l-2 border-copper pl-4">
        The text is {name}’s own. The practice is independent of us; work and price are between it and you.
      </p>
    </Section>
  );
}
