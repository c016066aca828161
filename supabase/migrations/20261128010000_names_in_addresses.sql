-- The address of a directory entry keeps the letters of a name, without their accents: each of them cut a word in two, and
-- Vallée became vall-e. Addresses that are there stay.
create function private.slug_of(name text) returns text language sql immutable set search_path = '' as $$
  select coalesce(nullif(btrim(
    regexp_replace(
      -- Letters come apart into a plain one and marks, which go; some have no such parts. Lower case is made of what is left:
      -- not every locale knows that of the others.
      lower(regexp_replace(normalize(replace(translate(slug_of.name, 'øØłŁđĐ', 'oOlLdD'), 'ß', 'ss'), NFKD),
        '[\u0300-\u036f''’]', '', 'g')),
      '[^a-z0-9]+', '-', 'g'),
    '-'), ''), 'cpps')
$$;
revoke all on function private.slug_of(text) from public, anon, authenticated;

create or replace function private.keep_entry() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    new.slug := old.slug;
    new.created_at := old.created_at;
  else
    new.slug := private.slug_of(coalesce((private.valid_certificate(new.user_id)).name, ''))
      || '-' || lower(substr(private.new_certificate_code(), 6, 4));
    new.created_at := now();
  end if;
  new.updated_at := now();
  return new;
end $$;
