import { ownersIn } from './owners.ts';

const text = `# Who answers for what.
*               @firm/platform
/shell/         @firm/platform  # the host
/mfe-marketing/ @firm/marketing ann@firm.example
/nobody/
`;

test('the line of a folder says who answers for it, the last one that names it', () => {
  expect(ownersIn(text, 'mfe-marketing')).toEqual(['@firm/marketing', 'ann@firm.example']);
  expect(ownersIn(text, 'shell')).toEqual(['@firm/platform']);
  expect(ownersIn(text, 'mfe-new')).toEqual(['@firm/platform']);
});

test('a folder that nobody answers for is named', () => {
  expect(() => ownersIn(text, 'nobody')).toThrow('CODEOWNERS names nobody for /nobody/.');
});
