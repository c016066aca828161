-- References and repeated submissions. Definers: visitors can neither read these tables nor use schema private.
create function private.give_reference() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.reference = '' then
    new.reference := private.new_reference(tg_argv[0]);
  end if;
  return new;
end $$;

-- A form that is sent twice gets the same answer twice and stores one row.
create function private.drop_repeat() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_repeat boolean;
begin
  perform pg_catalog.pg_advisory_xact_lock(4203, pg_catalog.hashtext(new.submission_id::text));
  execute format('select exists (select from %I.%I where submission_id = $1)', tg_table_schema, tg_table_name)
    into is_repeat using new.submission_id;
  if is_repeat then
    return null;
  end if;
  return new;
end $$;

create trigger give_reference before insert on public.leads
  for each row execute function private.give_reference('NC');
create trigger give_reference before insert on public.certification_applications
  for each row execute function private.give_reference('CPPS');
create trigger give_reference before insert on public.bookings
  for each row execute function private.give_reference('CALL');
create trigger give_reference before insert on public.symposium_registrations
  for each row execute function private.give_reference('SYM');

create trigger drop_repeat before insert on public.leads for each row
  when (new.submission_id is not null and current_user in ('anon', 'authenticated'))
  execute function private.drop_repeat();
create trigger drop_repeat before insert on public.certification_applications for each row
  when (new.submission_id is not null and current_user in ('anon', 'authenticated'))
  execute function private.drop_repeat();
create trigger drop_repeat before insert on public.bookings for each row
  when (new.submission_id is not null and current_user in ('anon', 'authenticated'))
  execute function private.drop_repeat();
