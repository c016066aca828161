import { Badge } from 'shared-ui/badge';
import { ButtonLink } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { TextLink } from 'shared-ui/text-link';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { classes } from '../../classes.ts';
import { sharingLineWith, type Partner } from '../../content/partners/firms.ts';
import { PartnerLogo } from './partner-logo.tsx';

function Telephone({ partner }: { partner: Partner }) {
  const others = sharingLineWith(partner);
  return (
    <p className="flex items-start gap-3">
      <Icon name="phone" className="mt-1.5 text-copper" />
      <span>
        <TextLink href={partner.phone.href} className="-my-1.5 inline-block py-2.5 tabular-nums">
          {partner.phone.display}
        </TextLink>
        {others.length > 0 ? (
          <span className="text-muted"> · shared line with {others.map(({ name }) => name).join(', ')}</span>
        ) : null}
      </span>
    </p>
  );
}

function Website({ partner }: { partner: Partner }) {
  const { website, contact, name } = partner;
  if (website === 'on-request')
    return (
      <p className="self-center">
        Website on request: <span className="text-muted">ask {contact.name}.</span>
      </p>
    );
  return (
    <>
      <ButtonLink href={website} newTab variant="secondary" className="max-sm:flex-1 print:hidden">
        Visit Website<VisuallyHidden> ({name})</VisuallyHidden>
        <Icon name="external" />
      </ButtonLink>
      <p className="hidden print:block">{website}</p>
    </>
  );
}

/** One partner: logo on one side, what it does and how to reach it on the other; `flipped` changes the sides. */
export function PartnerCard({ partner, flipped }: { partner: Partner; flipped: boolean }) {
  const { id, name, contact, phone, place, since, description, specialties } = partner;
  return (
    <li
      id={id}
      className="grid gap-4 border-t border-edge py-8 last:pb-0 md:gap-8 md:py-12 lg:grid-cols-12 lg:gap-12 print:break-inside-avoid"
    >
      <div className={classes('grid lg:col-span-5', flipped && 'lg:order-last')}>
        <PartnerLogo partner={partner} />
      </div>
      <article aria-labelledby={`${id}-name`} className="grid content-center gap-3 md:gap-4 lg:col-span-7">
        <div>
          <h3 id={`${id}-name`} className="text-xl md:text-2xl">
            {name}
          </h3>
          <p className="mt-2 text-sm font-semibold text-copper">
            {place} · with us since {since}
          </p>
        </div>
        <p className="max-w-measure text-pretty">{description}</p>
        <ul aria-label="Specialties" className="flex flex-wrap gap-2">
          {specialties.map((specialty) => (
            <li key={specialty}>
              <Badge>{specialty}</Badge>
            </li>
          ))}
        </ul>
        <div className="grid gap-1">
          <p className="flex items-start gap-3">
            <Icon name="user" className="mt-0.5 text-copper" />
            <span>
              {contact.name}, {contact.role}
            </span>
          </p>
          <Telephone partner={partner} />
        </div>
        <div className="mt-2 flex flex-wrap gap-3">
          <ButtonLink href={phone.href} className="max-sm:flex-1 print:hidden">
            Call Now<VisuallyHidden> ({name})</VisuallyHidden>
          </ButtonLink>
          <Website partner={partner} />
        </div>
      </article>
    </li>
  );
}
