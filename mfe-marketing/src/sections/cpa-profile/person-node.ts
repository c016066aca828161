import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import type { Professional } from '../../content/directory/professional.ts';

/** A professional as search engines read it: what the page shows, and no rating, as nobody has checked it. */
export function personNode(person: Professional) {
  const { id, name, title, firm, location, specializations, bio, email, phone, website, linkedIn } = person;
  const url = brand.origin + paths.cpaProfile(id);
  const links = [website, linkedIn].filter((link) => link !== undefined);
  return {
    '@type': 'Person',
    '@id': `${url}#person`,
    name,
    jobTitle: title,
    description: bio,
    url,
    email,
    telephone: phone,
    worksFor: { '@type': 'Organization', name: firm },
    workLocation: { '@type': 'Place', name: location },
    knowsAbout: specializations,
    ...(links.length > 0 ? { sameAs: links } : {}),
  };
}
