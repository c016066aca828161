import { roleLabel } from 'shared-auth/roles';
import { RoleBadge } from 'shared-ui/badge';
import { TextLink } from 'shared-ui/text-link';
import { mailHref } from 'shared-contract/contact-href';
import { Avatar } from '../../../components/avatar.tsx';
import { displayName } from '../../../lib/display-name.ts';
import { formatInstant } from '../../../lib/format.ts';
import type { Member } from '../data/read-member.ts';

/** A person as others see them. */
export function PersonCard({ member }: { readonly member: Member }) {
  const { role, email, memberSince, coach } = member;
  const name = displayName(member, email);
  return (
    <section aria-label={name} className="flex flex-col gap-4 rounded-md border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-4">
        <span className="size-24 shrink-0">
          <Avatar name={name} path={member.avatarPath} />
        </span>
        <div className="flex min-w-0 flex-1 basis-48 flex-col items-start gap-1">
          <p className="font-heading text-xl leading-tight wrap-anywhere">{name}</p>
          <RoleBadge role={role} label={roleLabel(role)} />
          {coach?.headline ? <p className="wrap-anywhere">{coach.headline}</p> : null}
          {memberSince === undefined ? null : (
            <p className="text-sm text-muted">Member since {formatInstant(memberSince)}</p>
          )}
          {email ? (
            <TextLink href={mailHref(email)} className="wrap-anywhere">
              {email}
            </TextLink>
          ) : null}
        </div>
      </div>
      {coach?.bio ? <p className="max-w-measure wrap-anywhere whitespace-pre-line">{coach.bio}</p> : null}
      {coach && coach.specialties.length > 0 ? (
        <div>
          <h2 className="text-sm text-muted">Specialties</h2>
          <ul className="mt-1 flex flex-wrap gap-2">
            {coach.specialties.map((specialty) => (
              <li key={specialty} className="rounded-sm border border-line px-2 py-0.5 text-sm wrap-anywhere">
                {specialty}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {member.isHidden ? (
        <p className="text-sm text-muted">This person shows no more than their name and role.</p>
      ) : null}
    </section>
  );
}
