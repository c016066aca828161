-- The id of a deleted account must not remain in any table. To cover new tables, this searches every row in the
-- schemas public, private, auth, and storage as text.
begin;
\ir people.psql
select plan(12);

create function pg_temp.traces(id uuid) returns text language plpgsql as $$
declare
  place record;
  is_there boolean;
  found text[] := '{}';
begin
  for place in
    select t.table_schema, t.table_name from information_schema.tables t
    where t.table_schema in ('public', 'private', 'auth', 'storage') and t.table_type = 'BASE TABLE'
  loop
    execute format('select exists (select from %I.%I as r where r::text like %L)', place.table_schema,
      place.table_name, '%' || id || '%') into is_there;
    if is_there then
      found := found || format('%I.%I', place.table_schema, place.table_name);
    end if;
  end loop;
  return array_to_string(array(select unnest(found) order by 1), ', ');
end $$;

-- A coach with every kind of row that can refer to a person.
update public.profiles set role = 'coach' where id = pg_temp.person('owner');
insert into public.user_preferences (user_id) values (pg_temp.person('owner'));
insert into public.clients (id, name, user_id, coach_id, account_id) values
  ('00000000-0000-4000-a001-000000000001', 'Own', pg_temp.person('owner'), pg_temp.person('owner'), null),
  ('00000000-0000-4000-a001-000000000002', 'Coached', pg_temp.person('stranger'), pg_temp.person('owner'), null),
  ('00000000-0000-4000-a001-000000000003', 'Signed in to', null, null, pg_temp.person('owner'));
insert into public.stories (title, user_id, client_id)
values ('x', pg_temp.person('owner'), '00000000-0000-4000-a001-000000000002');
insert into public.client_events (client_id, kind, note, actor_id, removed_by)
values ('00000000-0000-4000-a001-000000000002', 'note', 'x', pg_temp.person('owner'), pg_temp.person('owner'));
insert into public.client_deadlines (client_id, name, due_on)
values ('00000000-0000-4000-a001-000000000002', 'x', current_date);
insert into public.projections (client_id, label, tax_year, inputs, result, made_by, archived_by)
values ('00000000-0000-4000-a001-000000000002', 'x', 2026, '{}', '{}', pg_temp.person('owner'), pg_temp.person('owner'));
insert into public.saved_views (owner, list, name) values (pg_temp.person('owner'), 'clients', 'x');
insert into private.batches (made_by, kind, list) values (pg_temp.person('owner'), 'bulk', 'clients');
insert into private.batches (id, made_by, kind, list)
values ('00000000-0000-4000-a00e-000000000001', pg_temp.person('rival'), 'bulk', 'clients');
insert into private.batch_rows (batch_id, row_id, before, version) values ('00000000-0000-4000-a00e-000000000001',
  '00000000-0000-4000-a001-000000000002', jsonb_build_object('coach', pg_temp.person('owner')), 2);
insert into public.saved_views (owner, list, name, query)
values (pg_temp.person('rival'), 'clients', 'y', 'coach=' || pg_temp.person('owner'));
alter table public.clients disable trigger version_row;
update public.clients set updated_by = pg_temp.person('owner');
alter table public.clients enable trigger version_row;
insert into public.leads (id, name, email, assigned_to)
values ('00000000-0000-4000-a003-000000000001', 'x', 'x@x.example', pg_temp.person('owner'));
update public.leads set assigned_to = pg_temp.person('rival') where id = '00000000-0000-4000-a003-000000000001';
update public.leads set assigned_to = pg_temp.person('owner') where id = '00000000-0000-4000-a003-000000000001';
insert into public.lead_events (lead_id, kind, note, actor_id)
values ('00000000-0000-4000-a003-000000000001', 'note', 'x', pg_temp.person('owner'));
insert into public.training_progress (user_id, module_id) values (pg_temp.person('owner'), '401k');
insert into public.onboarding_answers (user_id) values (pg_temp.person('owner'));
insert into public.notifications (user_id, kind, title) values (pg_temp.person('owner'), 'story', 'x');
insert into public.auth_events (user_id, kind) values (pg_temp.person('owner'), 'sign_in');
insert into public.consents (user_id, purpose, version) values (pg_temp.person('owner'), 'terms', '1');
insert into public.cohorts (id, name, starts_on, status) values
  ('00000000-0000-4000-a005-000000000001', 'Tests', current_date, 'open');
insert into public.certification_applications (
  id, user_id, applicant_type, first_name, last_name, email, phone, business_name, annual_revenue, interests
) values (
  '00000000-0000-4000-a006-000000000001', pg_temp.person('owner'), 'client', 'A', 'B', 'a@x.example', '5550100', 'F',
  '5m+', 'All'
), (
  '00000000-0000-4000-a006-000000000002', pg_temp.person('stranger'), 'client', 'A', 'B', 'b@x.example', '5550100',
  'F', '5m+', 'All'
);
update public.certification_applications set status = 'rejected', decided_by = pg_temp.person('owner')
where id = '00000000-0000-4000-a006-000000000002';
insert into public.cohort_members (cohort_id, user_id, application_id) values
  ('00000000-0000-4000-a005-000000000001', pg_temp.person('owner'), '00000000-0000-4000-a006-000000000001');
insert into public.bookings (user_id, host_id, name, email, starts_at) values
  (pg_temp.person('owner'), null, 'x', 'x@x.example', date_trunc('day', now()) + interval '9 days'),
  (pg_temp.person('stranger'), pg_temp.person('owner'), 'x', 'x@x.example',
    date_trunc('day', now()) + interval '10 days');
insert into public.symposium_registrations (user_id, event, name, email)
values (pg_temp.person('owner'), 'symposium-2026', 'x', 'x@x.example');

select cmp_ok(array_length(string_to_array(pg_temp.traces(pg_temp.person('owner')), ', '), 1), '>=', 17,
  'the account is in many tables');

insert into storage.objects (bucket_id, name)
values ('documents', pg_temp.person('owner') || '/plan.png'), ('documents', pg_temp.person('stranger') || '/plan.png');
insert into auth.sessions (id, user_id) values (pg_temp.person('owner'), pg_temp.person('owner'));
select is(public.begin_account_deletion(pg_temp.person('owner'), pg_temp.person('owner')),
  array[pg_temp.person('owner')], 'closed first');
select is(public.finish_account_deletion(pg_temp.person('owner')), false, 'it stays while a file is left');
delete from storage.objects where bucket_id = 'documents' and name like pg_temp.person('owner') || '/%';
select is(public.finish_account_deletion(pg_temp.person('owner')), true, 'then it goes');
select is(public.finish_account_deletion(pg_temp.person('owner')), true, 'and asked again it is gone');
select is(public.finish_account_deletion(pg_temp.person('stranger')), false, 'nobody goes who was not closed');
-- Runs everything that is deferred to the end of the transaction.
set constraints all immediate;

select is(pg_temp.traces(pg_temp.person('owner')), '', 'afterwards in none');
select is((select coach_id from public.clients where id = '00000000-0000-4000-a001-000000000002'), null,
  'a client of theirs that belongs to another stays, without a coach');
select is((select count(*)::int from public.certification_applications
  where id = '00000000-0000-4000-a006-000000000002'), 1, 'so does an application that they decided');

select is((select string_agg(name, ', ' order by id) from public.clients where num_nulls(user_id, account_id) = 2),
  'Own, Signed in to', 'so do the record of the firm that they added, and the one that they signed in to');

-- Deleting a member's account deletes only the client records that no one else works with.
insert into public.clients (name, user_id, coach_id, account_id) values
  ('Kept for oneself', pg_temp.person('stranger'), null, null),
  ('With a coach', pg_temp.person('stranger'), pg_temp.person('coach'), null),
  ('With an account', pg_temp.person('stranger'), null, pg_temp.person('account')),
  ('Added by a former coach', pg_temp.person('rival'), null, null);
update public.profiles set role = 'user' where id = pg_temp.person('rival');
delete from auth.users where id in (pg_temp.person('stranger'), pg_temp.person('rival'));
set constraints all immediate;
select is((select string_agg(name, ', ' order by name) from public.clients where user_id is null and name ~ '^(Kept|With|Added)'),
  'Added by a former coach, With a coach, With an account', 'records of the firm stay without their owner');
select is(pg_temp.traces(pg_temp.person('rival')), '', 'and name nobody who is gone');

select * from finish();
rollback;
