-- Only tables with row security. The default replica identity stays: a deletion tells the key and nothing else.
alter publication supabase_realtime add table public.profiles, public.clients, public.stories;
