-- What people show of themselves, and to whom: a picture, the theme of their account, and what the privacy preferences
-- say. Readers are the people that somebody works with here: a coach and the owners of their clients, either way round.

alter table public.profiles
  -- Below the bucket `avatars`: <account>/<id>.<extension>, always in one's own folder.
  add column avatar_path text constraint profiles_avatar_path_check check (
    avatar_path ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}\.(webp|png|jpg)$' and split_part(avatar_path, '/', 1) = id::text
  ),
  -- A copy of the preference, kept by the trigger below: a device knows of it with the profile that it reads anyway.
  add column theme text check (theme in ('light', 'dark', 'system'));
grant update (avatar_path) on public.profiles to authenticated;

create function private.copy_theme() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles p set theme = new.preferences ->> 'theme'
  where p.id = new.user_id and p.theme is distinct from new.preferences ->> 'theme';
  return null;
end $$;
create trigger copy_theme after insert or update of preferences on public.user_preferences
  for each row execute function private.copy_theme();
update public.profiles p set theme = u.preferences ->> 'theme'
from public.user_preferences u where u.user_id = p.id and u.preferences ->> 'theme' is not null;

-- A privacy preference; without a saved one the default of the settings.
create function private.prefers(person uuid, preference text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select (u.preferences -> 'privacy' ->> prefers.preference)::boolean from public.user_preferences u
      where u.user_id = prefers.person),
    prefers.preference <> 'show_email'
  )
$$;

-- Whether somebody takes letters that a coach sends from here. Those they asked for themselves are none of these.
create function private.wants_letters(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select (u.preferences -> 'notifications' ->> 'email')::boolean from public.user_preferences u
    where u.user_id = wants_letters.person
  ), true)
$$;

-- Whoever does not want to be seen is no row for a coach either; administrators and the person see it always.
alter policy profiles_select on public.profiles using (
  id = (select auth.uid()) or (select private.is_admin())
  or (id in (select private.coached_user_ids()) and private.prefers(id, 'profile_visible'))
);

-- Beside the policy of all buckets: the picture of one's own coach, for the person whom they coach.
create policy avatars_of_coaches on storage.objects for select to authenticated using (
  bucket_id = 'avatars' and (storage.foldername(name))[1] in (select ids::text from private.own_coach_ids() as ids)
);
-- Nobody else's picture without their wish.
create policy avatars_as_wished on storage.objects as restrictive for select to authenticated using (
  bucket_id <> 'avatars' or (storage.foldername(name))[1] = (select auth.uid())::text or (select private.is_admin())
  or (
    (storage.foldername(name))[1] ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    and private.prefers(((storage.foldername(name))[1])::uuid, 'profile_visible')
  )
);

-- What a coach says of themselves to the people they work with.
create table public.coach_profiles (
  user_id uuid primary key default auth.uid() references public.profiles (id) on delete cascade,
  headline text not null default '' check (length(headline) <= 120),
  bio text not null default '' check (length(bio) <= 2000),
  specialties text[] not null default '{}' check (
    cardinality(specialties) <= 8 and array_position(specialties, null) is null
    and length(array_to_string(specialties, '')) <= 320
  ),
  updated_at timestamptz not null default now()
);
alter table public.coach_profiles enable row level security;
create trigger touch_updated_at before insert or update on public.coach_profiles
  for each row execute function private.touch_updated_at();
create policy members_only on public.coach_profiles as restrictive for all to authenticated
  using ((select private.is_member()));
create policy coach_profiles_select on public.coach_profiles for select to authenticated using (
  user_id = (select auth.uid()) or (select private.is_admin())
);
create policy coach_profiles_insert on public.coach_profiles for insert to authenticated with check (
  user_id = (select auth.uid()) and (select private.may_use_tools())
);
create policy coach_profiles_update on public.coach_profiles for update to authenticated
  using (user_id = (select auth.uid()) and (select private.may_use_tools()))
  with check (user_id = (select auth.uid()));
create policy coach_profiles_delete on public.coach_profiles for delete to authenticated
  using (user_id = (select auth.uid()));
grant select, delete on public.coach_profiles to authenticated;
grant insert (user_id, headline, bio, specialties), update (user_id, headline, bio, specialties)
  on public.coach_profiles to authenticated;
grant all on public.coach_profiles to service_role;

-- Whether the caller works with somebody, or is an administrator, or that person.
create function private.works_with(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select (select private.is_member()) and (
    works_with.person = (select auth.uid()) or (select private.is_admin())
    or works_with.person in (select private.coached_user_ids())
    or works_with.person in (select private.own_coach_ids())
  )
$$;

-- A person as others see them. Who does not want to be seen is a name and a role.
create function private.member_profile(person uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted uuid := coalesce(member_profile.person, (select auth.uid()));
  is_self boolean := wanted = (select auth.uid());
  found public.profiles;
begin
  perform private.require_member();
  select p.* into found from public.profiles p
  where p.id = wanted and private.works_with(wanted) and (p.status <> 'suspended' or (select private.is_admin()));
  if found.id is null then
    raise exception 'There is no such person' using errcode = 'PT404';
  end if;
  if not is_self and not (select private.is_admin()) and not private.prefers(wanted, 'profile_visible') then
    return jsonb_build_object('id', found.id, 'name', found.name, 'role', found.role, 'isHidden', true,
      'mayMessage', private.prefers(wanted, 'allow_messages'));
  end if;
  return jsonb_build_object('id', found.id, 'name', found.name, 'role', found.role, 'isHidden', false,
    'avatarPath', found.avatar_path, 'memberSince', found.created_at,
    'email', case when private.prefers(wanted, 'show_email') or (not is_self and (select private.is_admin()))
      then found.email end,
    'mayMessage', not is_self and private.prefers(wanted, 'allow_messages'),
    -- Whom one can look up from one's own page.
    'people', case when is_self then (
      select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'role', o.role) order by o.name, o.id), '[]')
      from (
        select p.id, p.name, p.role from public.profiles p
        where p.id <> wanted and p.status <> 'suspended' and (
          p.id in (select private.own_coach_ids()) or p.id in (select private.coached_user_ids())
        )
        order by p.name, p.id limit 100
      ) o) end,
    'coach', (
      select jsonb_build_object('headline', c.headline, 'bio', c.bio, 'specialties', to_jsonb(c.specialties))
      from public.coach_profiles c where c.user_id = wanted and found.role in ('coach', 'admin')));
end $$;
create function public.member_profile(person uuid default null) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.member_profile(person) $$;

-- A message to somebody one works with: it stands in their bell. Their own wish decides, not what their bell leaves out;
-- so it is of the kind that always passes.
create function private.send_message(person uuid, message text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  page text := '/dashboard/profile?person=' || me;
  words text := btrim(coalesce(message, ''));
begin
  perform private.require_member();
  if person = me or not private.works_with(person)
    or not exists (select from public.profiles p where p.id = person and p.status <> 'suspended') then
    raise exception 'There is no such person' using errcode = 'PT404';
  elsif not private.prefers(person, 'allow_messages') then
    raise exception 'This person takes no messages' using errcode = '42501', detail = 'allow_messages';
  elsif length(words) not between 1 and 1000 then
    raise exception 'A message has 1 to 1,000 characters' using errcode = 'PT400', detail = 'message';
  end if;
  -- Those who count for one sender wait for one another.
  perform pg_catalog.pg_advisory_xact_lock(4250, pg_catalog.hashtext(me::text));
  if (
    select count(*) from public.notifications n
    where n.kind = 'account' and n.link = page and n.created_at > now() - interval '1 hour'
  ) >= 20 then
    raise exception 'That is enough for an hour' using errcode = 'PT429';
  end if;
  insert into public.notifications (user_id, kind, title, body, link)
  select person, 'account', left('Message from ' || coalesce(nullif(btrim(p.name), ''), 'somebody you work with'), 160),
    words, page
  from public.profiles p where p.id = me;
end $$;
create function public.send_message(person uuid, message text) returns void
language sql security invoker set search_path = '' as $$ select private.send_message(person, message) $$;

-- A wish for another address is taken back: no letter about it works from then on. The auth server has no call for it.
create function private.cancel_email_change() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_member();
  update auth.users u set email_change = '', email_change_token_new = '', email_change_token_current = '',
    email_change_confirm_status = 0, email_change_sent_at = null, updated_at = now()
  where u.id = (select auth.uid()) and coalesce(u.email_change, '') <> '';
end $$;
create function public.cancel_email_change() returns void
language sql security invoker set search_path = '' as $$ select private.cancel_email_change() $$;

revoke all on function private.copy_theme(), private.wants_letters(uuid), private.prefers(uuid, text),
  private.works_with(uuid),
  private.member_profile(uuid), public.member_profile(uuid), private.send_message(uuid, text),
  public.send_message(uuid, text), private.cancel_email_change(), public.cancel_email_change()
from public, anon, service_role;
grant execute on function private.prefers(uuid, text), private.works_with(uuid),
  private.member_profile(uuid), public.member_profile(uuid), private.send_message(uuid, text),
  public.send_message(uuid, text), private.cancel_email_change(), public.cancel_email_change() to authenticated;
