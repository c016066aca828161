-- Every order of the list of clients, with the id that ends each. Empty dates come last in both directions.
create index clients_name on public.clients (name, id);
create index clients_retainer_value on public.clients (retainer_value, id);
create index clients_tax_savings on public.clients (tax_savings, id);
create index clients_revenue on public.clients (revenue, id);
create index clients_next_deadline on public.clients (next_deadline, id);
create index clients_next_deadline_last on public.clients (next_deadline desc nulls last, id);
create index clients_last_contact on public.clients (last_contact, id);
create index clients_last_contact_last on public.clients (last_contact desc nulls last, id);

-- What the overview of an administrator waits for.
create index stories_status on public.stories (status, updated_at);
create index invitations_expires_at on public.invitations (expires_at) where status = 'pending';

-- Told live to whoever may read the row; the default replica identity stays.
do $$ declare
  told text;
begin
  foreach told in array '{lead_events,bookings,invitations,client_deadlines}'::text[] loop
    if not exists (select from pg_publication_tables t
      where t.pubname = 'supabase_realtime' and t.schemaname = 'public' and t.tablename = told) then
      execute format('alter publication supabase_realtime add table public.%I', told);
    end if;
  end loop;
end $$;
