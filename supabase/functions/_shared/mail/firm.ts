/** Who writes: what every mail says of the firm. */
export interface Firm {
  readonly name: string;
  readonly shortName: string;
  /** Of the firm's public address; ends the identities of calendar entries. */
  readonly host: string;
  readonly phone: { readonly display: string; readonly href: string };
  readonly email: string;
  /** Outside booking page, where the firm has one in the place of the site's own. */
  readonly bookingUrl?: string | undefined;
  /** The postal address, a line each. */
  readonly address: readonly string[];
}
