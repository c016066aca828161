-- Where an application stands: a pair that does not fit finds nothing, whichever half is wrong, and what follows is done for
-- nobody as it is for somebody. The row of a reference is not read before its address fits: nothing after it could tell
-- that there is one.
create or replace function private.application_standing(reference text, email text, address text, withdraw boolean)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked text := upper(btrim(application_standing.reference));
  owner text := lower(btrim(application_standing.email));
  app public.certification_applications;
  standing jsonb;
  is_known boolean;
begin
  perform private.take_standing_turns(asked, owner, address);
  select * into app from public.certification_applications a where a.reference = asked and a.address = owner;
  is_known := found;
  -- A comparison with null would read less.
  app.id := coalesce(app.id, gen_random_uuid());
  standing := private.standing_of(app, false);
  if not is_known then
    return null;
  end if;
  if not application_standing.withdraw or app.status = 'withdrawn' then
    return standing;
  end if;
  -- A decision that came meanwhile stands.
  update public.certification_applications a set status = 'withdrawn'
  where a.id = app.id and a.status in ('submitted', 'in_review') returning * into app;
  if not found then
    raise exception 'This application has been decided on. Call us if you no longer want it.' using errcode = 'PT409';
  end if;
  perform private.tell(private.admin_ids(), 'application', 'Application ' || app.reference || ' was withdrawn', null,
    '/dashboard/admin');
  return private.standing_of(app, true);
end $$;
