import { head, terms } from '../content/legal/terms.ts';
import Text from '../content/legal/terms.mdx';
import { legalPage } from '../sections/legal.tsx';

export const Component = legalPage(head, terms, Text);
