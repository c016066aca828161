interface Named {
  readonly name?: string | null;
}

/** The part of an address before the @; empty without an address. */
export function emailLocalPart(email: string | null | undefined): string {
  return email?.split('@')[0] ?? '';
}

/** What a person is called: their own name, then the local part of their email, then "User". */
export function displayName(profile: Named | null, email: string | null | undefined): string {
  return [profile?.name?.trim(), emailLocalPart(email)].find(Boolean) ?? 'User';
}
