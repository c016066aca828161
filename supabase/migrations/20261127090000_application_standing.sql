-- Where an application stands, for whoever has its reference and its email address. The reference alone opens nothing.
--
-- What the mail about an application says, once for each submission; null when it has gone.
create function private.due_application_letter(request_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if not private.due_form_letter(request_id) then
    return null;
  end if;
  return (
    select jsonb_build_object('reviewDueAt', a.review_due_at)
    from public.certification_applications a where a.submission_id = due_application_letter.request_id
  );
end $$;
create function public.due_application_letter(request_id uuid) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.due_application_letter(request_id)
$$;

-- A look is counted before it is known whether it finds anything, by reference, by email address and by sender: what is
-- asked for in vain counts like the rest, and nothing is learned from the limit. The classes keep the keys in one order.
create function private.take_standing_turns(reference text, email text, address text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  sender text := private.sender_key(address);
  words text := 'This has been asked for often within an hour.';
begin
  perform private.take_turn(4214, encode(sha256(convert_to('standing:' || reference, 'UTF8')), 'hex'), 20,
    interval '1 hour', words);
  perform private.take_turn(4215, encode(sha256(convert_to('standing:' || email, 'UTF8')), 'hex'), 20,
    interval '1 hour', words);
  perform private.take_turn(4216, coalesce(sender, 'unknown') || ':standing',
    case when sender is null then 120 else 10 end, interval '10 minutes',
    'Applications have been looked up often from your network.');
end $$;

-- What an applicant is told. Of a decision the note goes along, as in its letter; a note of a decision that was reopened
-- does not.
create function private.standing_of(app public.certification_applications, changed boolean) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'reference', app.reference, 'applicantType', app.applicant_type, 'status', app.status,
    'sentAt', app.created_at, 'reviewDueAt', app.review_due_at, 'decidedAt', app.decided_at,
    'note', case when app.status in ('approved', 'rejected') then app.decision_note end,
    'seat', o.outcome -> 'seat', 'waitlisted', o.outcome -> 'waitlisted',
    'firstName', app.first_name, 'email', lower(app.email), 'changed', changed)
  from (select private.application_outcome(app, changed) as outcome) o
$$;

-- Null where reference and address do not belong together, whichever of them is wrong: both take the same statements.
create function private.application_standing(reference text, email text, address text, withdraw boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked text := upper(btrim(application_standing.reference));
  owner text := lower(btrim(application_standing.email));
  app public.certification_applications;
begin
  perform private.take_standing_turns(asked, owner, address);
  select * into app from public.certification_applications a where a.reference = asked;
  if lower(app.email) is distinct from owner then
    return null;
  end if;
  if not application_standing.withdraw or app.status = 'withdrawn' then
    return private.standing_of(app, false);
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
create function public.application_standing(
  reference text, email text, address text default null, withdraw boolean default false
) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.application_standing(reference, email, address, withdraw)
$$;

-- For the server functions submit-form and application-standing alone.
revoke all on function public.due_application_letter(uuid), private.due_application_letter(uuid),
  private.take_standing_turns(text, text, text),
  private.standing_of(public.certification_applications, boolean),
  public.application_standing(text, text, text, boolean), private.application_standing(text, text, text, boolean)
from public, anon, authenticated;
grant execute on function public.due_application_letter(uuid), private.due_application_letter(uuid),
  public.application_standing(text, text, text, boolean), private.application_standing(text, text, text, boolean)
to service_role;
