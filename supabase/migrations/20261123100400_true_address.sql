-- profiles.email is the address of the account and no other, so that administrators read a true one. A new row has it
-- whatever was sent; a change to another address is refused, because the sign-in changes it.
create function private.keep_true_email() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  account_email text := (select left(coalesce(u.email, ''), 254) from auth.users u where u.id = new.id);
begin
  if tg_op = 'UPDATE' and lower(new.email) not in (lower(old.email), lower(account_email)) then
    raise exception 'the email address is changed with the sign-in' using errcode = '42501';
  end if;
  new.email := coalesce(account_email, new.email);
  return new;
end $$;
create trigger keep_true_email before insert or update of email on public.profiles
  for each row execute function private.keep_true_email();

update public.profiles p set email = p.email
from auth.users u where u.id = p.id and p.email is distinct from left(coalesce(u.email, ''), 254);
