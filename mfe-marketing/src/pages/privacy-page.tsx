import { head, privacy } from '../content/legal/privacy.ts';
import Text from '../content/legal/privacy.mdx';
import { legalPage } from '../sections/legal.tsx';

export const Component = legalPage(head, privacy, Text);
