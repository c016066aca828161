import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { TextLink } from 'shared-ui/text-link';

export function DashboardFooter() {
  return (
    <footer className="flex flex-wrap gap-x-6 gap-y-2 border-t border-line px-4 py-4 text-sm text-muted md:px-6 min-[100rem]:px-8 print:hidden">
      <p>{brand.name}. People, firms and quotes shown here are invented for this demonstration.</p>
      <nav aria-label="Legal and contact">
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          <li>
            <TextLink to={paths.terms}>Terms and conditions</TextLink>
          </li>
          <li>
            <TextLink to={paths.privacy}>Privacy policy</TextLink>
          </li>
          <li>
            <TextLink to={paths.contact}>Contact</TextLink>
          </li>
        </ul>
      </nav>
    </footer>
  );
}
