begin;
\ir people.psql
select plan(227);
delete from public.site_errors;
delete from public.site_views;
delete from public.site_vitals;
delete from private.report_turns;
delete from private.report_senders;

create function pg_temp.report(errors jsonb, views jsonb default '[]', vitals jsonb default '[]') returns jsonb
language sql as $$
  select jsonb_build_object('release', 'r1', 'errors', errors, 'views', views, 'vitals', vitals)
$$;
create function pg_temp.seen(message text, remote text default 'mfe-cpps') returns jsonb language sql as $$
  select jsonb_build_object('remote', remote, 'version', '2.0.0-aa', 'kind', 'script', 'message', message,
    'place', '/remotes/mfe-cpps/a.js:1:2', 'stack', '', 'route', '/cpps')
$$;

-- Permission to send and read reports, and to write to the tables directly.
select pg_temp.matrix('record_page_report call', $$
  select public.record_page_report('{"release": "r1", "errors": [], "views": [], "vitals": []}')$$,
  anon => '1', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '42501');
select pg_temp.matrix('site_health call', $$select public.site_health(24)$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '1',
  service => '42501');
select pg_temp.matrix('release_counts call', $$select public.release_counts('{r1}', now())$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('claim_error_notices call', $$select public.claim_error_notices('webhook')$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select pg_temp.matrix('finish_error_notices call', $$select public.finish_error_notices('{1}', true)$$,
  anon => '42501', stranger => '42501', owner => '42501', rival => '42501', coach => '42501', admin => '42501',
  service => '1');
select public.record_page_report(pg_temp.report(jsonb_build_array(pg_temp.seen('first')),
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

-- A repeated error is counted. With another release, version, or location it gets its own row.
select public.record_page_report(pg_temp.report(jsonb_build_array(pg_temp.seen('first'), pg_temp.seen('second')),
  '[{"remote": "mfe-cpps", "version": "2.0.0-aa", "count": 3}]',
  '[{"remote": "mfe-cpps", "version": "2.0.0-aa", "metric": "LCP", "value": 1229}]'));
select is((select string_agg(e.message || ' ' || e.count, ', ' order by e.message) from public.site_errors e),
  'first 2, second 1', 'the same error is one row with a count');
select is((select sum(v.views)::int from public.site_views v), 5, 'views are summed');
select is((select string_agg(v.value || ' ' || v.views, ', ') from public.site_vitals v), '1200 2',
  'values count by two digits');
select public.record_page_report(jsonb_set(pg_temp.report(jsonb_build_array(pg_temp.seen('first'))), '{release}', '"r2"'));
select is((select count(*)::int from public.site_errors e where e.message = 'first'), 2, 'another set has a row of its own');

-- Reports that the edge would reject.
select is(pg_temp.attempt('anon', format($q$select public.record_page_report(%L)$q$,
  pg_temp.report(jsonb_build_array(pg_temp.seen('x', 'somebody'))))), '23514', 'a part that there is not is refused');
select is(pg_temp.attempt('anon', format($q$select public.record_page_report(%L)$q$,
  pg_temp.report(jsonb_build_array(pg_temp.seen(repeat('x', 201)))))), '23514', 'and a text without end');
select is(pg_temp.attempt('anon', format($q$select public.record_page_report(%L)$q$,
  pg_temp.report('[]') || jsonb_build_object('more', (select string_agg(md5(n::text), '') from generate_series(1, 2000) n)))),
  'PT413', 'and one that is too long');

create function pg_temp.fault(path text[], value jsonb) returns text language sql as $$
  select private.page_report_fault(jsonb_set(pg_temp.report(jsonb_build_array(pg_temp.seen('x')),
    '[{"remote": "shell", "version": "1", "count": 2}]', '[{"remote": "shell", "version": "1", "metric": "LCP", "value": 9}]'),
    path, value))
$$;
select is(pg_temp.fault('{release}', '"r1"'), null, 'a report as the edge passes it on has no fault');
select is(pg_temp.fault('{errors,0,place}', '"http://localhost:3000/static/js/a.js"'), null, 'nor one of a file of this machine');
select is(pg_temp.fault(f.path::text[], f.value), f.fault, 'refused: ' || f.fault)
from (values
  ('{release}', '"a b"'::jsonb, 'release: expected the id of a release set'),
  ('{errors}', '{}', 'errors: expected a list of 10 at most'),
  ('{vitals}', '[1, 2, 3, 4, 5]', 'vitals: expected a list of 4 at most'),
  ('{errors,0,remote}', '"mfe-evil"', 'errors.0.remote: expected a package of this site (private.site_packages)'),
  ('{views,0,remote}', '["shell"]', 'views.0.remote: expected a package of this site (private.site_packages)'),
  ('{views,0,version}', '""', 'views.0.version: expected a version'),
  ('{errors,0,kind}', '"other"', 'errors.0.kind: expected one of render, script, promise, chunk, late, boot'),
  ('{vitals,0,metric}', 'null', 'vitals.0.metric: expected one of LCP, INP, CLS, TTFB'),
  ('{errors,0,message}', '""', 'errors.0.message: expected 1 to 200 characters'),
  ('{errors,0,route}', '7', 'errors.0.route: expected 0 to 120 characters'),
  ('{views,0,count}', '201', 'views.0.count: expected a whole number from 1 to 200'),
  ('{views,0,count}', '1.5', 'views.0.count: expected a whole number from 1 to 200'),
  ('{vitals,0,value}', '"9"', 'vitals.0.value: expected a whole number from 0 to 600000'),
  ('{errors,0,place}', '"https://evil.test/<script>"', 'errors.0.place: expected a file of this site'),
  ('{errors,0,place}', '"/static/a.js?token=1"', 'errors.0.place: expected a file of this site'),
  ('{errors,0,stack}', '"/static/a.js:1:2\nhttps://evil.test/a.js"', 'errors.0.stack: expected a file of this site')
) as f (path, value, fault);
select public.record_page_report(pg_temp.report(jsonb_build_array(pg_temp.seen(E'a\u001b[31m\nb'))));
select is((select count(*)::int from public.site_errors e where e.message = 'a [31m b'), 1,
  'control characters of a message are replaced');

-- The sender is the address from the platform, or the one that the edge sends with its key.
update private.report_settings set relay_hash = encode(sha256('key of the edge'), 'hex');
select isnt(private.report_sender(null, '192.0.2.1'), private.report_sender('key of the edge', '192.0.2.1'),
  'an address without the key of the edge counts for nothing');
select is(private.report_sender('key of the edge', '2001:db8:1:2::/64'), private.report_sender('key of the edge', '2001:db8:1:2:3::4'),
  'a network of IPv6 is one sender');
select isnt(private.report_sender('key of the edge', '192.0.2.1'), private.report_sender('key of the edge', '192.0.2.2'),
  'another address is another sender');
select is(private.report_sender(null, null), 'unknown', 'without an address the sender is unknown');
select is(pg_temp.attempt('anon', format($q$select public.record_page_report(%L, 'another key', '192.0.2.1')$q$, pg_temp.report('[]'))),
  '42501', 'another key is refused');
select is(pg_temp.attempt('anon', format($q$select public.record_page_report(%L, 'key of the edge', '192.0.2.1')$q$,
  pg_temp.report('[]'))), '1', 'and the key of the edge is accepted');

-- One sender cannot use up the capacity of others.
create function pg_temp.flood(address text) returns void language sql as $$
  select public.record_page_report(pg_temp.report(
    (select jsonb_agg(pg_temp.seen('made up ' || address || n || '.' || i)) from generate_series(1, 10) i)), 'key of the edge', address)
  from generate_series(1, 33) n
$$;
select pg_temp.flood('192.0.2.66');
select is((select count(*)::int from public.site_errors e where e.message like 'made up%'), 30,
  'of 330 made-up errors of one sender 30 are stored');
select public.record_page_report(pg_temp.report(jsonb_build_array(pg_temp.seen('real'))), 'key of the edge', '192.0.2.7');
select is((select count(*)::int from public.site_errors e where e.message = 'real'), 1, 'a real one of another sender is stored');
select pg_temp.flood('192.0.2.67');
select public.record_page_report(pg_temp.report('[]'), 'key of the edge', '192.0.2.67') from generate_series(1, 27);
select is(pg_temp.attempt('anon', format($q$select public.record_page_report(%L, 'key of the edge', '192.0.2.67')$q$,
  pg_temp.report('[]'))), 'PT429', 'one sender has 60 reports a minute');
select is(pg_temp.attempt('anon', format($q$select public.record_page_report(%L, 'key of the edge', '192.0.2.7')$q$,
  pg_temp.report('[]'))), '1', 'and another one has its own');
delete from private.report_senders;
select public.record_page_report(pg_temp.report('[]', format('[{"remote": "shell", "version": "1", "count": %s}]', views)::jsonb),
  'key of the edge', address)
from (values (200, '192.0.2.90'), (3, '192.0.2.91'), (2, '192.0.2.91')) as v (views, address);
select is(public.release_counts('{r1}', now()), '{"views": 30, "errors": 0, "senders": 2, "errorSenders": 0}',
  '200 views of one sender count for 25');
select is((select count(*)::int from private.report_senders s where s.sender ~ '192.0.2'), 0, 'no address is stored');

-- A flood uses up the capacity of its own package only.
select private.count_site_error(date_trunc('hour', now()), 'r1', pg_temp.seen('flood ' || n, 'mfe-dashboard'), 'sender ' || n % 35)
from generate_series(1, 350) n;
select is((select count(*)::int from public.site_errors e where e.remote = 'mfe-dashboard'), 300,
  'one part has 300 different errors an hour');
select private.count_site_error(date_trunc('hour', now()), 'r1', pg_temp.seen('flood 1', 'mfe-dashboard'), 'another');
select is((select e.count from public.site_errors e where e.message = 'flood 1'), 2, 'those that are known are counted on');
select public.record_page_report(pg_temp.report(jsonb_build_array(pg_temp.seen('of another part', 'shell'))));
select is((select count(*)::int from public.site_errors e where e.message = 'of another part'), 1, 'and another part has its room');
update private.report_turns set taken = 3000 where sender = '';
select is(pg_temp.attempt('anon', format($q$select public.record_page_report(%L)$q$, pg_temp.report('[]'))), 'PT429',
  'so many reports a minute are taken, from whomever');

-- The administrator's view: a quarter of the page views are worse than the figure (75th percentile), and nothing is
-- older than the period.
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

-- These counts for its release sets decide about a canary. A sender counts for at most 25 views and 25 errors.
delete from private.report_senders;
insert into private.report_senders (release, hour, sender, views, errors) values
  ('r1', date_trunc('hour', now()), 'a', 300, 3), ('r1', date_trunc('hour', now()), 'b', 7, 0),
  ('r1', date_trunc('hour', now()) - interval '1 hour', 'b', 4, 90), ('r2', date_trunc('hour', now()), 'b', 2, 1),
  ('r2', date_trunc('hour', now()), 'c', 0, 1);
select is(
  jsonb_build_array(public.release_counts('{r1}', now()), public.release_counts('{r1}', now() - interval '1 hour'),
    public.release_counts('{r1,r2}', now()), public.release_counts('{r3}', now())),
  '[{"views": 32, "errors": 3, "senders": 2, "errorSenders": 1}, {"views": 36, "errors": 28, "senders": 2, "errorSenders": 2},
    {"views": 34, "errors": 5, "senders": 2, "errorSenders": 3}, {"views": 0, "errors": 0, "senders": 0, "errorSenders": 0}]',
  'views and errors by sender, over several sets, from the hour on');

-- An owner is notified of an error once per version and channel. A failed or stopped notification is repeated.
delete from public.site_errors;
insert into public.site_errors (hour, remote, version, release, kind, message, place, stack, count, last_at) values
  (date_trunc('hour', now()) - interval '2 hours', 'mfe-cpps', '1-a', 'r0', 'script', 'old', '/a.js:1:2', 'first', 3,
    now() - interval '2 hours'),
  (date_trunc('hour', now()), 'mfe-cpps', '1-a', 'r1', 'script', 'old', '/a.js:1:2', 'latest', 2, now()),
  (date_trunc('hour', now()), 'shell', '1-a', 'r1', 'boot', 'new', '', '', 1, now());
create function pg_temp.claimed(channel text) returns text language sql as $$
  select string_agg(concat_ws(' ', e ->> 'package', e ->> 'version', e ->> 'message', e ->> 'count', e ->> 'release',
    e ->> 'stack'), ', ') from jsonb_array_elements(public.claim_error_notices(channel)) e
$$;
select is((select jsonb_array_length(public.claim_error_notices('email', 1))), 1, 'a claim has a limit');
select is(pg_temp.claimed('webhook'), 'mfe-cpps 1-a old 5 r1 latest, shell 1-a new 1 r1 ',
  'hours and release sets are one error, the oldest comes first');
select is(pg_temp.claimed('webhook'), null, 'a claimed error is not claimed again');
select is(pg_temp.claimed('email'), 'shell 1-a new 1 r1 ', 'the other channel has its own claims');
select public.finish_error_notices(array(select id from private.error_notices where message = 'old'), true);
select public.finish_error_notices(array(select id from private.error_notices where message = 'new'), false);
select is(pg_temp.claimed('webhook'), 'shell 1-a new 1 r1 ', 'a failed notification is due again');
update private.error_notices set claimed_at = now() - interval '11 minutes';
select is(pg_temp.claimed('webhook'), 'shell 1-a new 1 r1 ', 'so is one whose command was stopped, ten minutes later');
update public.site_errors set version = '2-a' where message = 'old';
select is(pg_temp.claimed('webhook'), 'mfe-cpps 2-a old 5 r1 latest', 'a new version makes an error new again');

-- Time is constant in this transaction, so attempts get their times here.
insert into public.site_errors (hour, remote, version, release, kind, message, last_at) values
  (now() - interval '3 hours', 'shell', '3-a', 'r1', 'boot', 'oldest', now()),
  (now() - interval '2 hours', 'shell', '3-a', 'r1', 'boot', 'younger', now());
select public.claim_error_notices('webhook');
select public.finish_error_notices(array(select id from private.error_notices where version = '3-a'), false);
update private.error_notices set attempted_at = now() - interval '1 hour' where message = 'younger';
select is(public.claim_error_notices('webhook', 1) -> 0 ->> 'message', 'younger',
  'the repeated notice with the earliest attempt is the next one');

select * from finish();
rollback;
