import { paths } from 'shared-contract/paths';
import { TextLink } from '../text-link/text-link.tsx';

export interface BreadcrumbProps {
  /** The page itself, in a word or two. */
  page: string;
}

/** Where the page stands: home, then the page itself. */
export function Breadcrumb({ page }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className="ui:mb-2 ui:text-sm ui:md:mb-6 ui:print:hidden">
      <ol className="ui:flex ui:flex-wrap ui:items-center ui:gap-x-2">
        <li>
          <TextLink to={paths.home} className="ui:-my-2 ui:inline-block ui:py-3">
            Home
          </TextLink>
        </li>
        <li aria-hidden="true" className="ui:text-copper">
          /
        </li>
        <li aria-current="page" className="ui:font-semibold ui:text-copper">
          {page}
        </li>
      </ol>
    </nav>
  );
}
