-- The bands of the forms follow what is offered: tiers to $2M and to $10M, packages from $3M. What was answered with the
-- band that is divided stays with the lead as it was written; which of the two it was, nobody can know.
update public.leads
set details = details || jsonb_build_object('annualRevenueThen', annual_revenue), annual_revenue = null
where annual_revenue = '500k-3m';
alter table public.leads
  drop constraint leads_annual_revenue_check,
  add constraint leads_annual_revenue_check
    check (annual_revenue in ('under-500k', '500k-2m', '2m-3m', '3m-10m', '10m-20m', 'over-20m'));
