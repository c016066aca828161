import { Fragment } from 'react';
import { paths } from 'shared-contract/paths';
import { TextLink } from './text-link.tsx';

export interface BreadcrumbProps {
  /** Short name of the page. */
  page: string;
  /** The page that lists this one, if there is one. */
  parent?: BreadcrumbParent | undefined;
}

export interface BreadcrumbParent {
  label: string;
  to: string;
}

/** The page's position: home, the page that lists it, then the page itself. */
export function Breadcrumb({ page, parent }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className="ui:mb-2 ui:text-sm ui:md:mb-6 ui:print:hidden">
      <ol className="ui:flex ui:flex-wrap ui:items-center ui:gap-x-2">
        {[{ label: 'Home', to: paths.home }, ...(parent ? [parent] : [])].map(({ label, to }) => (
          <Fragment key={to}>
            <li>
              <TextLink to={to} className="ui:-my-2 ui:inline-block ui:py-3">
                {label}
              </TextLink>
            </li>
            <li aria-hidden="true" className="ui:text-copper">
              /
            </li>
          </Fragment>
        ))}
        <li aria-current="page" className="ui:font-semibold ui:text-copper">
          {page}
        </li>
      </ol>
    </nav>
  );
}
