-- What a certified person says of themselves in the public directory. It shows while they want it and while a
-- certificate of theirs is valid: both are asked whenever somebody looks.
create table public.directory_entries (
  user_id uuid primary key default auth.uid() references public.profiles (id) on delete cascade,
  -- In the address of the public profile.
  slug text not null unique default '' check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 140),
  shown boolean not null default false,
  headline text not null check (length(btrim(headline)) between 1 and 120 and length(headline) <= 120),
  firm text not null check (length(btrim(firm)) between 1 and 120 and length(firm) <= 120),
  -- City and state, as in the filter of the directory.
  location text not null check (length(btrim(location)) between 1 and 80 and length(location) <= 80),
  specialities text[] not null check (
    cardinality(specialities) between 1 and 8 and array_position(specialities, null) is null
    and length(array_to_string(specialities, '')) between 1 and 320
  ),
  about text not null check (length(btrim(about)) between 1 and 2000 and length(about) <= 2000),
  -- As every address that is mailed to: a mail program reads `?`, `%` and commas in one as orders of its own.
  contact_email text not null check (length(contact_email) <= 254 and contact_email ~
    '^[A-Za-z0-9!$&''*+/=^_`{|}~.-]+@[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)*$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.directory_entries enable row level security;

create function private.valid_certificate(account uuid) returns public.certificates
language sql stable security definer set search_path = '' as $$
  select c.* from public.certificates c
  where c.user_id = valid_certificate.account and private.certificate_status(c) = 'valid'
  order by c.expires_on desc, c.id limit 1
$$;

create function private.is_certified() returns boolean
language sql stable security definer set search_path = '' as $$
  select (private.valid_certificate((select auth.uid()))).id is not null
$$;

-- The address is made once, of the name on the certificate: links to it stay.
create function private.keep_entry() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  holder text;
begin
  if tg_op = 'UPDATE' then
    new.slug := old.slug;
    new.created_at := old.created_at;
  else
    holder := coalesce((private.valid_certificate(new.user_id)).name, 'cpps');
    new.slug := coalesce(nullif(btrim(regexp_replace(lower(holder), '[^a-z0-9]+', '-', 'g'), '-'), ''), 'cpps')
      || '-' || lower(substr(private.new_certificate_code(), 6, 4));
    new.created_at := now();
  end if;
  new.updated_at := now();
  return new;
end $$;
create trigger keep_entry before insert or update on public.directory_entries
  for each row execute function private.keep_entry();

create policy members_only on public.directory_entries as restrictive for all to authenticated
  using ((select private.is_member()));
create policy directory_entries_select on public.directory_entries for select to authenticated using (
  user_id = (select auth.uid()) or (select private.is_admin())
);
create policy directory_entries_insert on public.directory_entries for insert to authenticated with check (
  user_id = (select auth.uid()) and (select private.is_certified())
);
-- Switched off at any time; edited with a valid certificate. An administrator may take an entry out of sight.
create policy directory_entries_update on public.directory_entries for update to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()))
  with check (
    (user_id = (select auth.uid()) and (not shown or (select private.is_certified())))
    or ((select private.is_admin()) and not shown)
  );
create policy directory_entries_delete on public.directory_entries for delete to authenticated
  using (user_id = (select auth.uid()));
grant select, delete on public.directory_entries to authenticated;
grant insert (shown, headline, firm, location, specialities, about, contact_email),
  update (shown, headline, firm, location, specialities, about, contact_email)
  on public.directory_entries to authenticated;

-- Everybody who shows, by name; with a slug, that one person.
create function private.list_directory(slug text default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', e.slug, 'name', c.name, 'title', e.headline, 'firm', e.firm, 'location', e.location,
    'specializations', to_jsonb(e.specialities), 'about', e.about, 'email', e.contact_email,
    'cohort', h.name, 'code', c.code) order by c.name, e.slug), '[]')
  from public.directory_entries e
  join public.profiles p on p.id = e.user_id and p.status <> 'suspended'
  cross join lateral private.valid_certificate(e.user_id) c
  join public.cohorts h on h.id = c.cohort_id
  where e.shown and c.id is not null and (list_directory.slug is null or e.slug = list_directory.slug)
$$;
create function public.list_directory(slug text default null) returns jsonb
language sql security invoker set search_path = '' as $$ select private.list_directory(slug) $$;

revoke all on function private.valid_certificate(uuid), private.is_certified(), private.keep_entry(),
  private.list_directory(text), public.list_directory(text) from public, anon, authenticated;
grant execute on function private.is_certified() to authenticated, service_role;
grant execute on function private.list_directory(text), public.list_directory(text) to service_role;
