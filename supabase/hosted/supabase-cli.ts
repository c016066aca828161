/** Version for every use. Not a dependency because it is 140 MB: npm downloads it on first use. */
export const supabaseCli = 'supabase@3.1.0';
