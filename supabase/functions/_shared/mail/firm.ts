export interface Firm {
  readonly name: string;
  readonly shortName: string;
  /** Host of the firm's public site. Calendar entry ids end with it. */
  readonly host: string;
  readonly phone: { readonly display: string; readonly href: string };
  readonly email: string;
  /** External booking page, if the firm uses one instead of the site's own. */
  readonly bookingUrl?: string | undefined;
  readonly address: readonly string[];
}
