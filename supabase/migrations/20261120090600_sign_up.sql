-- Metadata is what the person typed: it names and describes them and never gives a role.
create function private.handle_new_user() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  meta jsonb := coalesce(new.raw_user_meta_data, '{}');
  address text := left(coalesce(new.email, ''), 254);
begin
  insert into public.profiles (id, email, name, account_type, company, phone)
  values (
    new.id,
    address,
    left(coalesce(nullif(btrim(meta ->> 'full_name'), ''), split_part(address, '@', 1)), 120),
    case when meta ->> 'role' in ('client', 'cpa') then meta ->> 'role' else 'client' end,
    left(nullif(btrim(meta ->> 'company'), ''), 160),
    left(nullif(btrim(meta ->> 'phone'), ''), 40)
  )
  on conflict (id) do nothing;
  return new;
end $$;
create trigger on_auth_user_created after insert on auth.users
  for each row execute function private.handle_new_user();

create function private.handle_email_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles p set email = left(new.email, 254) where p.id = new.id;
  return new;
end $$;
create trigger on_auth_user_email_changed after update of email on auth.users
  for each row when (new.email is not null and new.email is distinct from old.email)
  execute function private.handle_email_change();
