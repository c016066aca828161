import { paths } from 'shared-contract/paths';
import { TextLink } from '../text-link/text-link.tsx';

export interface BreadcrumbProps {
  /** The page itself, in a word or two. */
  page: string;
  /** The page that lists it, where it is one of several. */
  parent?: BreadcrumbParent | undefined;
}

export interface BreadcrumbParent {
  label: string;
  to: string;
}

const separator = (
  <li aria-hidden="true" className="ui:text-copper">
    /
  </li>
);

/** Where the page stands: home, the page that lists it, then the page itself. */
export function Breadcrumb({ page, parent }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className="ui:mb-2 ui:text-sm ui:md:mb-6 ui:print:hidden">
      <ol className="ui:flex ui:flex-wrap ui:items-center ui:gap-x-2">
        <li>
          <TextLink to={paths.home} className="ui:-my-2 ui:inline-block ui:py-3">
            Home
          </TextLink>
        </li>
        {separator}
        {parent ? (
          <>
            <li>
              <TextLink to={parent.to} className="ui:-my-2 ui:inline-block ui:py-3">
                {parent.label}
              </TextLink>
            </li>
            {separator}
          </>
        ) : null}
        <li aria-current="page" className="ui:font-semibold ui:text-copper">
          {page}
        </li>
      </ol>
    </nav>
  );
}
