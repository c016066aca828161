-- Every column that an API role writes is named: a column added later is closed until a grant opens it. Keys, dates and
-- statuses are among them where forms send whole rows and upserts name their key; the guards refuse a change of theirs.
revoke insert, update on public.profiles, public.todo_profiles, public.user_preferences, public.todo_user_preferences,
  public.clients, public.stories, public.office_closures from authenticated;

grant insert (id, email, name, role, account_type, company, phone, onboarded, status, created_at, updated_at),
  update (id, email, name, role, account_type, company, phone, onboarded, status, created_at, updated_at)
  on public.profiles, public.todo_profiles to authenticated;
grant insert (user_id, preferences, updated_at), update (user_id, preferences, updated_at)
  on public.user_preferences, public.todo_user_preferences to authenticated;
grant insert (
    id, name, email, phone, company, status, revenue, retainer_value, tax_savings, next_deadline, last_contact,
    strategies, coach_id, user_id, created_at, updated_at
  ), update (
    id, name, email, phone, company, status, revenue, retainer_value, tax_savings, next_deadline, last_contact,
    strategies, coach_id, user_id, created_at, updated_at
  ) on public.clients to authenticated;
grant insert (
    id, user_id, client_id, title, status, situation, challenge, strategy, result, lesson, created_at, updated_at
  ), update (
    id, user_id, client_id, title, status, situation, challenge, strategy, result, lesson, created_at, updated_at
  ) on public.stories to authenticated;
grant insert (day, reason), update (day, reason) on public.office_closures to authenticated;
