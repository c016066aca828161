-- What a profile refuses as an address was a database error to whoever signed up with it, and came after both letters to
-- whoever moved to it. An account refuses it where it takes it on; the auth server answers PT400 as status 400, with
-- these words. An address from before stays.
create function private.is_mailable(address text) returns boolean
language sql immutable set search_path = '' as $$
  select address ~
    '^[A-Za-z0-9!$&''*+/=^_`{|}~.-]+@[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)*$'
$$;

create function private.keep_mailable() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (new.email is distinct from old.email and new.email <> '' and not private.is_mailable(new.email))
    or (new.email_change is distinct from old.email_change and new.email_change <> ''
      and not private.is_mailable(new.email_change)) then
    raise exception 'Unable to validate email address: invalid format' using errcode = 'PT400', detail = 'email';
  end if;
  return new;
end $$;
create trigger keep_mailable before insert or update of email, email_change on auth.users
  for each row execute function private.keep_mailable();
