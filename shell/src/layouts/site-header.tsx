import { paths } from 'shared-contract/paths';
import { Container } from 'shared-ui/layout';
import { Logo } from 'shared-ui/logo';
import { Link } from 'shared-ui/router';
import { MainMenu } from './main-menu.tsx';

/** The head of every public page. It stays in view; `scroll-padding-top` keeps what has focus below it. */
export function SiteHeader() {
  return (
    <header
      data-slot="site-header"
      className="sticky top-0 z-40 border-b border-line bg-ground print:static print:border-0"
    >
      <Container className="flex h-16 items-center justify-between gap-4 lg:h-18">
        <Link to={paths.home} className="flex min-h-11 items-center">
          <Logo />
        </Link>
        <MainMenu />
      </Container>
    </header>
  );
}
