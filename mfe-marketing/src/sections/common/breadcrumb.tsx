import { paths } from 'shared-contract/paths';
import { TextLink } from 'shared-ui/text-link';

/** Where the page stands: home, then the page itself. */
export function Breadcrumb({ page }: { readonly page: string }) {
  return (
    <nav aria-label="Breadcrumb" className="mb-2 text-sm md:mb-6 print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2">
        <li>
          <TextLink to={paths.home} className="-my-2 inline-block py-3">
            Home
          </TextLink>
        </li>
        <li aria-hidden="true" className="text-copper">
          /
        </li>
        <li aria-current="page" className="font-semibold text-copper">
          {page}
        </li>
      </ol>
    </nav>
  );
}
