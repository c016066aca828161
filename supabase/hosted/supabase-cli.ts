/** The version for every use. At 140 MB it is no dependency: npm fetches it for the run, once. */
export const supabaseCli = 'supabase@3.1.0';
