-- Turns of transactions that began later than the one that is refused, but came to the lock before it, are younger than
-- its clock: it is not told to wait for longer than the span.
create or replace function private.take_turn(class integer, key text, most integer, span interval, words text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  taken integer;
  oldest timestamptz;
begin
  perform pg_catalog.pg_advisory_xact_lock(class, pg_catalog.hashtext(take_turn.key));
  select count(*), min(t.created_at) into taken, oldest from private.form_turns t
  where t.key = take_turn.key and t.created_at > now() - span;
  if taken >= most then
    perform private.refuse_for_now(words, least(oldest + span - now(), span));
  end if;
  insert into private.form_turns (key) values (take_turn.key);
end $$;
