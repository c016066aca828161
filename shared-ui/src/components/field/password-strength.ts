export type PasswordStrength = 'Too short' | 'Weak' | 'Fair' | 'Good' | 'Strong';

/** Six characters is what an account requires; the rest is advice. */
const MIN_PASSWORD_LENGTH = 6;

/** A rough grade by length first and variety second: long beats clever. */
export function gradePassword(password: string): PasswordStrength {
  if (password.length < MIN_PASSWORD_LENGTH) return 'Too short';
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) => kind.test(password)).length;
  const distinct = new Set(password).size;
  if (distinct < 4) return 'Weak';
  const score = Math.floor(password.length / 4) + kinds;
  if (score < 4) return 'Weak';
  if (score < 5) return 'Fair';
  return score < 7 ? 'Good' : 'Strong';
}
