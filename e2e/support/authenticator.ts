import { Secret, TOTP } from 'otpauth';

/** Milliseconds that a code may take to reach the server. */
const UNDER_WAY_MS = 3000;

/** Simulates an authenticator app. Returns each code once, because the server accepts each code once. */
export class Authenticator {
  readonly #generator: TOTP;
  #last = 0;

  constructor(secret: string) {
    this.#generator = new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 });
  }

  codeAt(timestamp: number): string {
    return this.#generator.generate({ timestamp });
  }

  /** Returns a code that the server accepts: for a time step near now, and later than the previous one. */
  next(): string {
    // Allow for the transit time: near the end of a step, use the next one.
    const now = Math.floor((Date.now() + UNDER_WAY_MS) / 30_000);
    this.#last = Math.max(now - 1, this.#last + 1);
    return this.codeAt(this.#last * 30_000);
  }
}
