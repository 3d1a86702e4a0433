-- What must hold in the books at every moment, whatever was killed when. One row for each promise that is broken, with one
-- example; none when all is well. One statement, so it sees one moment. A new kind of money adds its promises to `broken`.
with steps as (
  select user_id, sequence, amount, balance_after,
    lag(balance_after, 1, 0) over (partition by user_id order by sequence) as balance_before
  from credit_entries
), entries as (
  -- One walk through the ledger, in the order of its key.
  select user_id, sum(amount) as sum, max(sequence) as last, count(*) as count,
    -sum(amount) filter (where amount < 0) as spent,
    min(sequence) filter (where balance_after <> balance_before + amount) as first_astray
  from steps group by user_id
), open_holds as (
  select user_id, sum(amount) as sum from credit_holds where status = 'held' group by user_id
), accounts as (
  select account.*, coalesce(entries.sum, 0) as entries_sum, coalesce(entries.last, 0) as entries_last,
    coalesce(entries.count, 0) as entries_count, coalesce(entries.spent, 0) as entries_spent, entries.first_astray,
    coalesce(open_holds.sum, 0) as holds_sum
  from credit_accounts account left join entries using (user_id) left join open_holds using (user_id)
), broken (promise, subject) as (
  select 'I1 a balance is the sum of its entries', user_id::text from accounts where balance <> entries_sum

  union all
  select 'I1 a sequence is dense', user_id::text from accounts
  where last_sequence <> entries_last or entries_last <> entries_count

  union all
  select 'I1 what was spent is counted', user_id::text from accounts where total_spent <> entries_spent

  union all
  select 'I2 what is held is the sum of the open holds', user_id::text from accounts where held <> holds_sum

  union all
  select 'I3 every entry follows from the one before', user_id || ' ' || first_astray from accounts
  where first_astray is not null

  union all
  select 'I7 a settled hold has its entry', hold.id::text
  from credit_holds hold left join credit_entries entry
    on entry.user_id = hold.user_id and entry.type = hold.purpose and entry.reference = hold.reference
  where hold.status = 'settled' and entry.amount is distinct from -hold.settled_amount

  union all
  select 'I7 what was not settled was not charged', hold.id::text
  from credit_holds hold join credit_entries entry
    on entry.user_id = hold.user_id and entry.type = hold.purpose and entry.reference = hold.reference
  where hold.status <> 'settled'

  union all
  select 'I9 a refund gives back what was spent', refund.user_id || ' ' || refund.reference
  from credit_entries refund
  where refund.type = 'refund' and refund.amount > 0 and refund.amount is distinct from (
    select -sum(spend.amount) from credit_entries spend
    where spend.user_id = refund.user_id and spend.reference = refund.reference and spend.amount < 0)

  union all
  -- The one question about time, asked of the clock that set the expiry.
  select 'I10 no hold outlives its time by a minute', id::text
  from credit_holds where status = 'held' and expires_at < now() - interval '1 minute'

  union all
  select 'I4 a payment that was completed has its credits, once', payment.id::text
  from payments payment left join credit_entries entry
    on entry.user_id = payment.user_id and entry.type = 'purchase' and entry.reference = 'payment ' || payment.id
  where (payment.status in ('completed', 'refunded')) is distinct from (entry.amount is not distinct from payment.credits)

  union all
  select 'I5 credits are sold only by a payment', entry.user_id || ' ' || entry.reference
  from credit_entries entry left join payments payment on entry.reference = 'payment ' || payment.id
  where entry.type = 'purchase' and payment.paypal_capture_id is null

  union all
  select 'I6 a refund has taken what it says', refund.id::text
  from refunds refund join payments payment on payment.id = refund.payment_id left join credit_entries entry
    on entry.user_id = payment.user_id and entry.type = 'purchase_reversal'
      and entry.reference in ('refund ' || refund.id, 'clawback ' || refund.id)
  where refund.status = 'completed' and refund.credits_taken <> coalesce(-entry.amount, 0)

  union all
  select 'I6 what was refunded is the sum of the refunds', payment.id::text
  from payments payment
  where payment.refunded_minor <> (
    select coalesce(sum(amount_minor), 0) from refunds where payment_id = payment.id and status = 'completed')

  union all
  select 'I6 a whole refund is called one', id::text
  from payments where (status = 'refunded') <> (receipt_number is not null and refunded_minor = amount_minor)

  union all
  select 'I8 a list that was charged has its entry, and a free one has none', list.id::text
  from suggestions list left join credit_entries entry
    on entry.user_id = list.user_id and entry.type = 'ai_suggestion' and entry.reference = 'suggestion ' || list.id
  where coalesce(-entry.amount, 0) <> list.credits_used

  union all
  select 'I8 suggestions are charged only with their list', entry.user_id || ' ' || entry.reference
  from credit_entries entry join users on users.id = entry.user_id
    left join suggestions list on entry.reference = 'suggestion ' || list.id
  where entry.type = 'ai_suggestion' and list.id is null and users.erased_at is null

  union all
  select 'I11 a slot counts who is booked in it', slot.id::text
  from slots slot
  where slot.current_appointments <> (
    select count(*) from appointments where slot_id = slot.id and status <> 'cancelled')

  union all
  select 'I11 an appointment stands as its request does', request.id::text
  from consulting_requests request left join appointments appointment on appointment.request_id = request.id
  where (request.type = 'instagram') <> (appointment.id is not null)
    or appointment.status <> case request.status
      when 'completed' then 'completed' when 'cancelled' then 'cancelled' else 'booked' end

  union all
  select 'I11 every request is paid, and every cancelled one given back, once', request.id::text
  from consulting_requests request
  where (
    select coalesce(sum(amount), 0) from credit_entries
    where user_id = request.user_id and reference = 'consulting ' || request.id
  ) <> case request.status when 'cancelled' then 0 else -request.credits_used end

  union all
  select 'I14 the days count every payment', concat_ws(' ', kept.day, kept.currency, kept.status, counted.day)
  from payment_days kept full join (
    select (created_at at time zone 'Europe/Berlin')::date as day, currency, status,
      count(*) as payments, sum(amount_minor) as amount_minor, sum(refunded_minor) as refunded_minor
    from payments group by 1, 2, 3) counted using (day, currency, status)
  where (coalesce(kept.payments, 0), coalesce(kept.amount_minor, 0), coalesce(kept.refunded_minor, 0))
    <> (coalesce(counted.payments, 0), coalesce(counted.amount_minor, 0), coalesce(counted.refunded_minor, 0))

  union all
  select 'I14 the days count everybody', concat_ws(' ', kept.day, counted.day)
  from user_days kept full join (
    select (created_at at time zone 'Europe/Berlin')::date as day, auth_provider, is_admin, is_active, count(*) as people
    from users where erased_at is null group by 1, 2, 3, 4) counted using (day, auth_provider, is_admin, is_active)
  where coalesce(kept.people, 0) <> coalesce(counted.people, 0)

  union all
  select 'I13 tallies count what there is', coalesce(kept.subject || ' ' || kept.value, counted.subject || ' ' || counted.value)
  from (select subject, value, sum(count) as count from tallies group by subject, value) kept
    full join (
      select 'users' as subject, 'all' as value, count(*) as count from users where erased_at is null
      union all select 'users', 'active', count(*) from users where is_active
      union all select 'users', 'admin', count(*) from users where is_admin
      union all select 'payments', status, count(*) from payments group by status
      union all select 'revenue', currency, sum(amount_minor - refunded_minor)
        from payments where status in ('completed', 'refunded') group by currency
      union all select 'consulting', status, count(*) from consulting_requests group by status
      union all select 'consulting_credits', status, sum(credits_used) from consulting_requests group by status
      union all select 'consulting_kinds', type || ' ' || status, count(*) from consulting_requests group by type, status
      union all select 'webhooks', state, count(*) from paypal_events group by state
    ) counted on counted.subject = kept.subject and counted.value = kept.value
  where coalesce(kept.count, 0) <> coalesce(counted.count, 0)

  union all
  select 'I12 nobody is welcomed twice', user_id::text
  from credit_entries where type = 'welcome' and amount > 0 group by user_id having count(*) > 1
)
select promise, count(*)::int as violations, min(subject) as example from broken group by promise order by promise
