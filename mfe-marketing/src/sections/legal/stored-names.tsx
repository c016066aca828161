import { storedNames } from 'shared-contract/stored-keys';
import { Strong } from '../prose/prose-elements.tsx';
import { Code, List, ListItem } from './legal-elements.tsx';

/**
 * What the site keeps in a browser, as a list within a text.
 * @public used by the policy's MDX
 */
export function StoredNames() {
  return (
    <List>
      {storedNames.map(({ key, title, followedBy, words }) => (
        <ListItem key={key}>
          <Strong>{title}</Strong> (<Code>{key}</Code>
          {followedBy === undefined ? '' : ` and ${followedBy}`}). {words}
        </ListItem>
      ))}
    </List>
  );
}
