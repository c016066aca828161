import { paths } from 'shared-contract/paths';

export interface Destination {
  readonly label: string;
  readonly to: string;
}

export const mainLinks: readonly Destination[] = [
  { label: 'Home', to: paths.home },
  { label: 'For Clients', to: paths.forClients },
  { label: 'For CPAs', to: paths.forCpas },
  { label: 'About', to: paths.about },
  { label: 'Contact', to: paths.contact },
];
