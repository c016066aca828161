import type { RemoteManifest } from 'shared-contract/boot-manifest';
import { assertCompatible, IncompatibleRemoteError } from './compatibility.ts';

const remote = (builtAgainst: Record<string, string>): RemoteManifest => ({
  version: '1.4.0-9ab3c1',
  entry: '/remotes/mfe-cpps/1.4.0-9ab3c1/remoteEntry.js',
  integrity: 'sha384-abc',
  styles: [],
  routes: ['/cpps'],
  builtAgainst,
});

describe('assertCompatible', () => {
  const running = { react: '19.3.1', 'shared-auth': '1.2.0' };

  it('lets a remote in that was built against what the page runs', () => {
    expect(() => {
      assertCompatible('mfe_cpps', remote({ react: '19.3.1', 'shared-auth': '1.0.0' }), running);
    }).not.toThrow();
  });

  it('ignores a package that only the remote knows', () => {
    expect(() => {
      assertCompatible('mfe_cpps', remote({ ...running, 'd3-shape': '3.0.0' }), running);
    }).not.toThrow();
  });

  it.each([
    ['react', { react: '18.3.1', 'shared-auth': '1.2.0' }, '18.3.1', '19.3.1'],
    ['shared-auth', { react: '19.3.1', 'shared-auth': '2.0.0' }, '2.0.0', '1.2.0'],
  ])('refuses another major of %s and names both versions', (name, built, theirs, ours) => {
    const refuse = () => {
      assertCompatible('mfe_cpps', remote(built), running);
    };
    expect(refuse).toThrow(IncompatibleRemoteError);
    expect(refuse).toThrow(
      `mfe_cpps 1.4.0-9ab3c1 was built against ${name} ${theirs}, this page runs ${name} ${ours}`,
    );
  });

  it('refuses a remote that does not say what it was built against', () => {
    const refuse = () => {
      assertCompatible('mfe_cpps', remote({ react: '19.3.1' }), running);
    };
    expect(refuse).toThrow(IncompatibleRemoteError);
    expect(refuse).toThrow('does not say which version of shared-auth');
    expect(refuse).toThrow('this page runs shared-auth 1.2.0');
  });
});
