begin;
\ir people.psql
select plan(168);
delete from public.site_errors;
delete from public.site_views;
delete from public.site_vitals;
delete from private.report_minutes;

create function pg_temp.report(errors jsonb, views jsonb default '[]', vitals jsonb default '[]') returns jsonb
language sql as $$
  select jsonb_build_object('release', 'r1', 'errors', errors, 'views', views, 'vitals', vitals)
$$;
create function pg_temp.seen(message text, remote text default 'mfe-cpps') returns jsonb language sql as $$
  select jsonb_build_object('remote', remote, 'version', '2.0.0-aa', 'kind', 'script', 'message', message,
    'place', '/remotes/mfe-cpps/a.js:1:2', 'stack', '', 'route', '/cpps')
$$;

-- Who may send, who may read, who may write past the call.
select pg_temp.matrix('record_page_report call', $$
  select public.record_page_report('{"release": "r1", "errors": [], "views": [], "vitals": []}')$$,
  anon => '1', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '42501');
select pg_temp.matrix('site_health call', $$select public.site_health(24)$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '1',
  service => '42501');
select pg_temp.matrix('release_counts call', $$select public.release_counts('r1', now())$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select private.record_page_report(pg_temp.report(jsonb_build_array(pg_temp.seen('first')),
  '[{"remote": "mfe-cpps", "version": "2.0.0-aa", "count": 2}]',
  '[{"remote": "mfe-cpps", "version": "2.0.0-aa", "metric": "LCP", "value": 1234}]'));
select pg_temp.matrix('site_errors select', $$select from public.site_errors$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '0', admin => '1', service => '1');
select pg_temp.matrix('site_views select', $$select from public.site_views$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '0', admin => '1', service => '1');
select pg_temp.matrix('site_vitals select', $$select from public.site_vitals$$,
  anon => '42501', stranger => '0', owner => '0', rival => '0', coach => '0', admin => '1', service => '1');
select pg_temp.matrix('site_errors insert', $$
  insert into public.site_errors (hour, remote, version, release, kind, message)
  values (now(), 'shell', '1', 'r1', 'script', 'm')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('site_errors update', $$update public.site_errors set count = 9$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('site_errors delete', $$delete from public.site_errors$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('site_views insert', $$
  insert into public.site_views (hour, remote, version, release, views) values (now(), 'shell', '1', 'r1', 1)$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('site_views update', $$update public.site_views set views = 9$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('site_views delete', $$delete from public.site_views$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('site_vitals insert', $$
  insert into public.site_vitals (hour, remote, version, release, metric, value, views)
  values (now(), 'shell', '1', 'r1', 'CLS', 1, 1)$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('site_vitals update', $$update public.site_vitals set views = 9$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('site_vitals delete', $$delete from public.site_vitals$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');

-- The same error is counted; of another release, version or place it is another one.
select private.record_page_report(pg_temp.report(jsonb_build_array(pg_temp.seen('first'), pg_temp.seen('second')),
  '[{"remote": "mfe-cpps", "version": "2.0.0-aa", "count": 3}]',
  '[{"remote": "mfe-cpps", "version": "2.0.0-aa", "metric": "LCP", "value": 1229}]'));
select is((select string_agg(e.message || ' ' || e.count, ', ' order by e.message) from public.site_errors e),
  'first 2, second 1', 'the same error is one row with a count');
select is((select sum(v.views)::int from public.site_views v), 5, 'views are summed');
select is((select string_agg(v.value || ' ' || v.views, ', ') from public.site_vitals v), '1200 2',
  'values count by two digits');
select private.record_page_report(jsonb_set(pg_temp.report(jsonb_build_array(pg_temp.seen('first'))), '{release}', '"r2"'));
select is((select count(*)::int from public.site_errors e where e.message = 'first'), 2, 'another set has a row of its own');

-- What the edge would not pass on.
select is(pg_temp.attempt('anon', format($q$select public.record_page_report(%L)$q$,
  pg_temp.report(jsonb_build_array(pg_temp.seen('x', 'somebody'))))), '23514', 'a part that there is not is refused');
select is(pg_temp.attempt('anon', format($q$select public.record_page_report(%L)$q$,
  pg_temp.report(jsonb_build_array(pg_temp.seen(repeat('x', 201)))))), '23514', 'and a text without end');
select is(pg_temp.attempt('anon', format($q$select public.record_page_report(%L)$q$,
  pg_temp.report('[]') || jsonb_build_object('more', (select string_agg(md5(n::text), '') from generate_series(1, 2000) n)))),
  'PT413', 'and one that is too long');

-- A flood takes the room of its own part.
select private.count_site_error(date_trunc('hour', now()), 'r1', pg_temp.seen('flood ' || n, 'mfe-dashboard'))
from generate_series(1, 350) n;
select is((select count(*)::int from public.site_errors e where e.remote = 'mfe-dashboard'), 300,
  'one part has 300 different errors an hour');
select private.count_site_error(date_trunc('hour', now()), 'r1', pg_temp.seen('flood 1', 'mfe-dashboard'));
select is((select e.count from public.site_errors e where e.message = 'flood 1'), 2, 'those that are known are counted on');
select private.record_page_report(pg_temp.report(jsonb_build_array(pg_temp.seen('of another part', 'shell'))));
select is((select count(*)::int from public.site_errors e where e.message = 'of another part'), 1, 'and another part has its room');
update private.report_minutes set taken = 3000;
select is(pg_temp.attempt('anon', format($q$select public.record_page_report(%L)$q$, pg_temp.report('[]'))), 'PT429',
  'so many reports a minute are taken, from whomever');

-- What an administrator is shown: a quarter of the views were worse than the figure, and nothing from before the period.
delete from public.site_errors;
delete from public.site_views;
delete from public.site_vitals;
insert into public.site_errors (hour, remote, version, release, kind, message, count, last_at) values
  (date_trunc('hour', now()), 'mfe-cpps', '2.0.0-aa', 'r1', 'script', 'now', 3, now()),
  (date_trunc('hour', now()) - interval '23 hours', 'mfe-cpps', '2.0.0-aa', 'r0', 'script', 'now', 1, now() - interval '23 hours'),
  (date_trunc('hour', now()) - interval '24 hours', 'mfe-cpps', '1.0.0-aa', 'r1', 'script', 'before', 9, now() - interval '1 day');
insert into public.site_views (hour, remote, version, release, views) values
  (date_trunc('hour', now()), 'mfe-cpps', '2.0.0-aa', 'r1', 2000), (date_trunc('hour', now()), 'shell', '1', 'r1', 2000);
insert into public.site_vitals (hour, remote, version, release, metric, value, views) values
  (date_trunc('hour', now()), 'mfe-cpps', '2.0.0-aa', 'r1', 'LCP', 1000, 50),
  (date_trunc('hour', now()), 'mfe-cpps', '2.0.0-aa', 'r0', 'LCP', 2000, 25),
  (date_trunc('hour', now()), 'mfe-cpps', '2.0.0-aa', 'r1', 'LCP', 9000, 25);
select pg_temp.speak_for('admin', 'authenticated');
create temporary table shown as select public.site_health(24) as day, public.site_health(168) as week;
select is((select jsonb_agg(p - 'first' - 'last') from shown, jsonb_array_elements(day -> 'parts') p), '[
  {"remote": "mfe-cpps", "version": "2.0.0-aa", "errors": 4, "views": 2000, "vitals": {"LCP": {"p75": 2000, "views": 100}}},
  {"remote": "shell", "version": "1", "errors": 0, "views": 2000, "vitals": {}}]'::jsonb,
  'by package and version: errors, views, and what three of four views kept to');
select is((select jsonb_agg(e ->> 'message' || ' ' || (e ->> 'count') || ' ' || (e ->> 'release'))
  from shown, jsonb_array_elements(day -> 'latest') e), '["now 4 r1"]'::jsonb, 'one line for an error of several hours and sets');
select is((select jsonb_array_length(day -> 'steps') from shown), 24, 'every hour of the day is there');
select is((select p -> 'errors' ->> 0 || ' ' || (p -> 'errors' ->> 23)
  from shown, jsonb_array_elements(day -> 'packages') p where p ->> 'remote' = 'mfe-cpps'), '1 3', 'the first and the running one too');
select is((select jsonb_array_length(week -> 'parts') from shown), 3, 'a week has what a day has not');
select is(pg_temp.attempt('admin', $$select public.site_health(25)$$), '22023', 'other periods are refused');

-- By this a canary is judged: pages of one set, whatever throws in them.
delete from public.site_errors;
delete from public.site_views;
insert into public.site_views (hour, remote, version, release, views) values
  (date_trunc('hour', now()), 'shell', '1', 'r1', 500), (date_trunc('hour', now()), 'mfe-cpps', '2', 'r1', 300),
  (date_trunc('hour', now()) - interval '1 hour', 'shell', '1', 'r1', 40), (date_trunc('hour', now()), 'shell', '1', 'r2', 7);
insert into public.site_errors (hour, remote, version, release, kind, message, count) values
  (date_trunc('hour', now()), 'mfe-cpps', '2', 'r1', 'script', 'one', 3), (date_trunc('hour', now()), 'shell', '1', 'r1', 'late', 'two', 1),
  (date_trunc('hour', now()) - interval '1 hour', 'shell', '1', 'r1', 'late', 'two', 9), (date_trunc('hour', now()), 'shell', '1', 'r2', 'late', 'two', 5);
select is(jsonb_build_array(public.release_counts('r1', now()), public.release_counts('r1', now() - interval '1 hour'),
  public.release_counts('r3', now())), '[{"views": 500, "errors": 4}, {"views": 540, "errors": 13}, {"views": 0, "errors": 0}]',
  'views of the shell are those of the set, errors of any package count, from the hour on');

select * from finish();
rollback;
