-- On a hosted project the database knows the time and a server function writes the letters: each minute, when something
-- is due, the one calls the other. Where the functions are is told once (README); without it nothing is called.
create table private.function_host (
  is_here boolean primary key default true check (is_here),
  url text not null check (url ~ '^https?://[^\s]+[^/]$')
);

-- The function does what is due and nothing else, whoever calls it, so that no key is kept for this.
create function private.ask_for_letters() returns void
language plpgsql security definer set search_path = '' as $$
declare
  host text := (select h.url from private.function_host h);
begin
  if host is not null and exists (select from private.due_decisions()) then
    execute 'select net.http_post(url := $1, body := ''{"due": "decisions"}''::jsonb)' using host || '/send-decisions';
  end if;
end $$;
revoke all on function private.ask_for_letters() from public, anon, authenticated, service_role;

do $$
begin
  if (select count(*) from pg_available_extensions e where e.name in ('pg_cron', 'pg_net')) = 2 then
    create extension if not exists pg_cron;
    create extension if not exists pg_net;
    perform cron.schedule('send-decisions', '* * * * *', 'select private.ask_for_letters()');
  end if;
exception when others then
  raise notice 'send-decisions is not scheduled: %', sqlerrm;
end $$;
