alter default privileges in schema public grant all on tables to service_role;
alter default privileges in schema public grant all on sequences to service_role;
alter default privileges in schema public grant all on functions to service_role;

create extension if not exists pgcrypto with schema extensions;
create extension if not exists "uuid-ossp" with schema extensions;

create type public.app_role as enum ('member', 'editor', 'admin');
create type public.story_status as enum ('draft', 'review', 'done');

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  email text,
  full_name text,
  role public.app_role not null default 'member'
);
create table public.clients (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (length(trim(name)) > 0),
  tags text[] not null default '{}',
  meta jsonb not null default '{}',
  value numeric(12, 2) not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (owner_id, name)
);
create table public.stories (
  id bigint generated always as identity primary key,
  client_id uuid not null references public.clients (id) on delete cascade,
  title text not null,
  status public.story_status not null default 'draft',
  updated_at timestamptz not null default now()
);
create index stories_client_id on public.stories (client_id);
-- A visitor can write only `title` and cannot read any row.
create table public.letters (
  id bigint generated always as identity primary key,
  title text not null,
  is_checked boolean not null default false
);
-- Every signed-in user sees the row, but not its secret.
create table public.notes (
  id bigint generated always as identity primary key,
  owner_id uuid not null default auth.uid(),
  body text not null,
  secret text,
  is_shared boolean not null default false
);

create function public.touch_updated_at() returns trigger language plpgsql set search_path = '' as $$
begin
  new.updated_at := clock_timestamp();
  return new;
end $$;
create trigger touch before update on public.clients for each row execute function public.touch_updated_at();

create function public.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.profiles p where p.id = (select auth.uid()) and p.role = 'admin')
$$;
create function public.handle_new_user() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (id, email, full_name) values (new.id, new.email, new.raw_user_meta_data ->> 'full_name');
  return new;
end $$;
create trigger on_auth_user_created after insert on auth.users
  for each row execute function public.handle_new_user();
create function public.protect_role() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.role is distinct from old.role and coalesce(auth.role(), '') <> 'service_role' and not public.is_admin() then
    raise exception 'role change not allowed' using errcode = '42501', hint = 'ask an administrator';
  end if;
  return new;
end $$;
create trigger protect_role before update on public.profiles for each row execute function public.protect_role();

create function public.my_story_counts(p_min int default 0) returns table (client_name text, n bigint)
language sql stable security invoker set search_path = '' as $$
  select c.name, count(s.id) from public.clients c left join public.stories s on s.client_id = c.id
  group by c.name having count(s.id) >= p_min order by 1
$$;
create function public.whoami() returns jsonb language sql stable as $$
  select jsonb_build_object(
    'uid', auth.uid(), 'role', auth.role(), 'email', auth.jwt() ->> 'email', 'db_role', current_user
  )
$$;
create function public.admin_only() returns text language plpgsql security definer set search_path = '' as $$
begin
  if not public.is_admin() then
    raise exception 'admins only' using errcode = 'P0001', detail = 'd', hint = 'h';
  end if;
  return 'ok';
end $$;
revoke execute on function public.admin_only() from public, anon;
grant execute on function public.admin_only() to authenticated;

create view public.client_overview with (security_invoker = true) as
  select c.id, c.name, c.owner_id, count(s.id)::int as story_count
  from public.clients c left join public.stories s on s.client_id = c.id group by c.id;
