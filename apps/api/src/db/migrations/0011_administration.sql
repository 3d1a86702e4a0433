CREATE TABLE "daily_counts" (
	"day" date NOT NULL,
	"locale" text NOT NULL,
	"step" text NOT NULL,
	"shard" smallint NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "daily_counts_day_step_locale_shard_pk" PRIMARY KEY("day","step","locale","shard"),
	CONSTRAINT "daily_counts_step_is_known" CHECK ("daily_counts"."step" in ('visit', 'sign_up', 'verified', 'first_search', 'first_suggestion', 'purchase', 'active', 'revenue')),
	CONSTRAINT "daily_counts_locale_is_ours" CHECK ("daily_counts"."locale" in ('tr', 'en', 'de', 'ar'))
);
--> statement-breakpoint
CREATE TABLE "tallies" (
	"subject" text NOT NULL,
	"value" text NOT NULL,
	"shard" smallint NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "tallies_subject_value_shard_pk" PRIMARY KEY("subject","value","shard")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"seed_id" uuid NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_days" (
	"day" date NOT NULL,
	"auth_provider" text NOT NULL,
	"is_admin" boolean NOT NULL,
	"is_active" boolean NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "user_days_day_auth_provider_is_admin_is_active_pk" PRIMARY KEY("day","auth_provider","is_admin","is_active")
);
--> statement-breakpoint
CREATE TABLE "payment_days" (
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"payments" integer NOT NULL,
	"amount_minor" bigint NOT NULL,
	"refunded_minor" bigint NOT NULL,
	CONSTRAINT "payment_days_day_currency_status_pk" PRIMARY KEY("day","currency","status")
);
--> statement-breakpoint
CREATE TABLE "payment_notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_notices_kind_is_known" CHECK ("payment_notices"."kind" in ('payment_approved', 'payment_rejected', 'refund_processed', 'custom'))
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_erased_are_nobody";--> statement-breakpoint
DROP INDEX "consulting_requests_by_age";--> statement-breakpoint
DROP INDEX "audit_changes_of_subject";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "second_factor_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "admin_note" text;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_notices" ADD CONSTRAINT "payment_notices_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_notices_of_payment" ON "payment_notices" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "audit_changes_of_actor" ON "audit_changes" USING btree ("actor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_changes_of_action" ON "audit_changes" USING btree ("action","created_at","id");--> statement-breakpoint
CREATE INDEX "users_by_time" ON "users" USING btree ("created_at","id") WHERE "users"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "users_by_provider" ON "users" USING btree ("auth_provider","created_at","id") WHERE "users"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "users_administrators_by_time" ON "users" USING btree ("created_at","id") WHERE "users"."is_admin";--> statement-breakpoint
CREATE INDEX "users_inactive" ON "users" USING btree ("created_at","id","auth_provider") WHERE not "users"."is_active" and "users"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "users_by_address" ON "users" USING btree ("email" text_pattern_ops,"id","is_admin","is_active","auth_provider") WHERE "users"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ((translate(lower(translate("name", 'İŞĞÜÖÇÂÎÛ', 'isguocaiu')), 'ışğüöçâîûáéíóúàèäëïñ', 'isguocaiuaeiouaeaein')) text_pattern_ops,"id","name","is_admin","is_active","auth_provider") WHERE "users"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "users_by_last_name" ON "users" USING btree ((translate(lower(translate(regexp_replace("name", '^.* ', ''), 'İŞĞÜÖÇÂÎÛ', 'isguocaiu')), 'ışğüöçâîûáéíóúàèäëïñ', 'isguocaiuaeiouaeaein')) text_pattern_ops,"id","name","is_admin","is_active","auth_provider") WHERE "users"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "users_administrators" ON "users" USING btree ("id") WHERE "users"."is_admin";--> statement-breakpoint
CREATE INDEX "consulting_requests_by_time" ON "consulting_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "consulting_requests_by_status" ON "consulting_requests" USING btree ("status","created_at","id","type");--> statement-breakpoint
CREATE INDEX "consulting_requests_by_type" ON "consulting_requests" USING btree ("type","created_at","id");--> statement-breakpoint
CREATE INDEX "disputes_of_payment" ON "disputes" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payments_by_time" ON "payments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_status" ON "payments" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_currency" ON "payments" USING btree ("currency","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_currency_and_status" ON "payments" USING btree ("currency","status","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_completion" ON "payments" USING btree ("completed_at","currency","amount_minor") WHERE "payments"."completed_at" is not null;--> statement-breakpoint
CREATE INDEX "paypal_events_of_order" ON "paypal_events" USING btree (("subject" ->> 'orderId'));--> statement-breakpoint
CREATE INDEX "paypal_events_of_capture" ON "paypal_events" USING btree (("subject" ->> 'captureId'));--> statement-breakpoint
CREATE INDEX "refunds_by_completion" ON "refunds" USING btree ("completed_at") WHERE "refunds"."completed_at" is not null;--> statement-breakpoint
CREATE INDEX "audit_changes_of_subject" ON "audit_changes" USING btree ("subject_id","created_at","id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_erased_are_nobody" CHECK ("users"."erased_at" is null or ("users"."name" = '' and "users"."email" = "users"."id" || '@erased.invalid' and "users"."phone" is null and "users"."admin_note" is null and "users"."password_hash" is null and "users"."google_subject" is null and not "users"."is_admin" and not "users"."is_active"));
--> statement-breakpoint
-- by hand
-- Somebody must be left who can administer. Whoever takes the last one away is refused; the lock makes two who take away each other wait.
CREATE FUNCTION "keep_an_administrator"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(hashtext('keep_an_administrator'));
	IF NOT EXISTS (SELECT FROM users WHERE is_admin AND is_active) THEN
		RAISE EXCEPTION 'the last administrator stays' USING ERRCODE = 'check_violation', CONSTRAINT = 'users_keep_an_administrator';
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "users_keep_an_administrator" AFTER UPDATE OF "is_admin", "is_active" ON "users" DEFERRABLE FOR EACH ROW
	WHEN (OLD.is_admin AND OLD.is_active AND NOT (NEW.is_admin AND NEW.is_active)) EXECUTE FUNCTION "keep_an_administrator"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "users_keep_an_administrator_at_the_end" AFTER DELETE ON "users" DEFERRABLE FOR EACH ROW
	WHEN (OLD.is_admin AND OLD.is_active) EXECUTE FUNCTION "keep_an_administrator"();--> statement-breakpoint
-- Counters stand where the rows are: whoever changes a row, its count follows in the same transaction. A connection always counts in
-- the same shard, so that a transaction never holds two rows of one counter.
-- They count when everything else of a transaction is done, one after the other in each shard: who waits for a counter is waited
-- for by nobody.
CREATE FUNCTION "add_to_tally"(of_subject text, of_value text, difference bigint) RETURNS void LANGUAGE sql AS $$
	SELECT pg_advisory_xact_lock(hashtext('counters'), pg_backend_pid() % 16);
	INSERT INTO tallies AS it (subject, value, shard, count) VALUES (of_subject, of_value, pg_backend_pid() % 16, difference)
	ON CONFLICT (subject, value, shard) DO UPDATE SET count = it.count + excluded.count;
$$;--> statement-breakpoint
CREATE FUNCTION "add_to_day"(of_day date, of_locale text, of_step text, difference bigint) RETURNS void LANGUAGE sql AS $$
	SELECT pg_advisory_xact_lock(hashtext('counters'), pg_backend_pid() % 16);
	INSERT INTO daily_counts AS it (day, locale, step, shard, count) VALUES (of_day, of_locale, of_step, pg_backend_pid() % 16, difference)
	ON CONFLICT (day, step, locale, shard) DO UPDATE SET count = it.count + excluded.count;
$$;--> statement-breakpoint
-- A day is a day in Berlin.
CREATE FUNCTION "berlin_day"(moment timestamptz) RETURNS date LANGUAGE sql IMMUTABLE AS $$
	SELECT (moment AT TIME ZONE 'Europe/Berlin')::date;
$$;--> statement-breakpoint
CREATE FUNCTION "count_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		PERFORM add_to_day(berlin_day(NEW.created_at), NEW.preferred_language, 'sign_up', 1);
		IF NEW.email_verified_at IS NOT NULL THEN
			PERFORM add_to_day(berlin_day(NEW.email_verified_at), NEW.preferred_language, 'verified', 1);
		END IF;
	ELSIF TG_OP = 'UPDATE' THEN
		IF OLD.email_verified_at IS NULL AND NEW.email_verified_at IS NOT NULL THEN
			PERFORM add_to_day(berlin_day(NEW.email_verified_at), NEW.preferred_language, 'verified', 1);
		END IF;
		IF NEW.last_seen_on IS NOT NULL AND NEW.last_seen_on IS DISTINCT FROM OLD.last_seen_on THEN
			PERFORM add_to_day(NEW.last_seen_on, NEW.preferred_language, 'active', 1);
		END IF;
	END IF;
	PERFORM add_to_tally('users', value, difference) FROM (VALUES
		('active', (TG_OP <> 'DELETE' AND NEW.is_active)::int - (TG_OP <> 'INSERT' AND OLD.is_active)::int),
		('admin', (TG_OP <> 'DELETE' AND NEW.is_admin)::int - (TG_OP <> 'INSERT' AND OLD.is_admin)::int),
		-- Of whoever was erased a number is left, and no person.
		('all', (TG_OP <> 'DELETE' AND NEW.erased_at IS NULL)::int - (TG_OP <> 'INSERT' AND OLD.erased_at IS NULL)::int)
	) AS changed (value, difference) WHERE difference <> 0;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "users_are_counted" AFTER INSERT OR DELETE OR UPDATE OF "email_verified_at", "last_seen_on", "is_active", "is_admin", "erased_at" ON "users"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "count_user"();--> statement-breakpoint
CREATE FUNCTION "count_payment"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	before bigint := 0;
	after bigint := 0;
BEGIN
	IF TG_OP <> 'INSERT' AND OLD.status IN ('completed', 'refunded') THEN
		before := OLD.amount_minor - OLD.refunded_minor;
	END IF;
	IF TG_OP <> 'DELETE' AND NEW.status IN ('completed', 'refunded') THEN
		after := NEW.amount_minor - NEW.refunded_minor;
	END IF;
	IF TG_OP = 'UPDATE' AND NEW.status <> OLD.status THEN
		-- Always in the same order, so that two never wait for each other.
		PERFORM add_to_tally('payments', least(OLD.status, NEW.status), CASE WHEN OLD.status < NEW.status THEN -1 ELSE 1 END);
		PERFORM add_to_tally('payments', greatest(OLD.status, NEW.status), CASE WHEN OLD.status < NEW.status THEN 1 ELSE -1 END);
	ELSIF TG_OP = 'INSERT' THEN
		PERFORM add_to_tally('payments', NEW.status, 1);
	ELSIF TG_OP = 'DELETE' THEN
		PERFORM add_to_tally('payments', OLD.status, -1);
	END IF;
	IF TG_OP = 'UPDATE' AND NEW.currency <> OLD.currency THEN
		PERFORM add_to_tally('revenue', OLD.currency, -before);
		PERFORM add_to_tally('revenue', NEW.currency, after);
	ELSIF after <> before THEN
		PERFORM add_to_tally('revenue', CASE TG_OP WHEN 'DELETE' THEN OLD.currency ELSE NEW.currency END, after - before);
	END IF;
	IF TG_OP = 'DELETE' THEN
		RETURN NULL;
	END IF;
	IF NEW.completed_at IS NOT NULL AND (TG_OP = 'INSERT' OR OLD.completed_at IS NULL) THEN
		PERFORM add_to_day(berlin_day(NEW.completed_at), NEW.language, 'purchase', 1);
	END IF;
	IF after <> before AND NEW.currency = 'EUR' THEN
		PERFORM add_to_day(
			berlin_day(CASE WHEN before = 0 AND after > 0 THEN NEW.completed_at ELSE NEW.updated_at END), NEW.language, 'revenue', after - before);
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "payments_are_counted" AFTER INSERT OR DELETE OR UPDATE OF "status", "amount_minor", "currency", "refunded_minor", "completed_at" ON "payments"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "count_payment"();--> statement-breakpoint
-- Of any table: how many of its rows stand in which state. Subject and column are named by the trigger.
CREATE FUNCTION "count_state"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	before text := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) ->> TG_ARGV[1] END;
	after text := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) ->> TG_ARGV[1] END;
BEGIN
	IF before IS DISTINCT FROM after THEN
		PERFORM add_to_tally(TG_ARGV[0], value, difference)
		FROM (VALUES (before, -1), (after, 1)) AS changed (value, difference) WHERE value IS NOT NULL ORDER BY value;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "consulting_requests_are_counted" AFTER INSERT OR DELETE OR UPDATE OF "status" ON "consulting_requests"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "count_state"('consulting', 'status');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "paypal_events_are_counted" AFTER INSERT OR DELETE OR UPDATE OF "state" ON "paypal_events"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "count_state"('webhooks', 'state');--> statement-breakpoint
-- The first of its kind of a person is a step; what follows is none.
CREATE FUNCTION "count_first_search"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (SELECT FROM name_receipts WHERE user_id = NEW.user_id AND (created_at, subject, kind) < (NEW.created_at, NEW.subject, NEW.kind)) THEN
		PERFORM add_to_day(berlin_day(NEW.created_at), preferred_language, 'first_search', 1) FROM users WHERE id = NEW.user_id;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "name_receipts_are_counted" AFTER INSERT ON "name_receipts" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "count_first_search"();--> statement-breakpoint
CREATE FUNCTION "count_first_suggestion"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (SELECT FROM suggestions WHERE user_id = NEW.user_id AND id <> NEW.id) THEN
		PERFORM add_to_day(berlin_day(NEW.created_at), NEW.language, 'first_suggestion', 1);
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "suggestions_are_counted" AFTER INSERT ON "suggestions" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "count_first_suggestion"();--> statement-breakpoint
-- What is there already.
INSERT INTO tallies (subject, value, shard, count)
	SELECT 'users', 'all', 0, count(*) FROM users WHERE erased_at IS NULL
	UNION ALL SELECT 'users', 'active', 0, count(*) FROM users WHERE is_active
	UNION ALL SELECT 'users', 'admin', 0, count(*) FROM users WHERE is_admin
	UNION ALL SELECT 'payments', status, 0, count(*) FROM payments GROUP BY status
	UNION ALL SELECT 'revenue', currency, 0, sum(amount_minor - refunded_minor) FROM payments WHERE status IN ('completed', 'refunded') GROUP BY currency
	UNION ALL SELECT 'consulting', status, 0, count(*) FROM consulting_requests GROUP BY status
	UNION ALL SELECT 'webhooks', state, 0, count(*) FROM paypal_events GROUP BY state;--> statement-breakpoint
INSERT INTO daily_counts (day, locale, step, shard, count)
	SELECT berlin_day(created_at), preferred_language, 'sign_up', 0, count(*) FROM users GROUP BY 1, 2
	UNION ALL SELECT berlin_day(email_verified_at), preferred_language, 'verified', 0, count(*) FROM users WHERE email_verified_at IS NOT NULL GROUP BY 1, 2
	UNION ALL SELECT last_seen_on, preferred_language, 'active', 0, count(*) FROM users WHERE last_seen_on IS NOT NULL GROUP BY 1, 2
	UNION ALL SELECT berlin_day(completed_at), language, 'purchase', 0, count(*) FROM payments WHERE completed_at IS NOT NULL GROUP BY 1, 2
	UNION ALL SELECT day, locale, 'revenue', 0, sum(cents) FROM (
		SELECT berlin_day(completed_at) AS day, language AS locale, amount_minor AS cents FROM payments WHERE completed_at IS NOT NULL AND currency = 'EUR'
		UNION ALL SELECT berlin_day(refund.completed_at), payment.language, -refund.amount_minor
			FROM refunds refund JOIN payments payment ON payment.id = refund.payment_id
			WHERE refund.status = 'completed' AND refund.completed_at IS NOT NULL AND payment.currency = 'EUR') AS moved GROUP BY 1, 2
	UNION ALL SELECT berlin_day(first), preferred_language, 'first_search', 0, count(*)
		FROM (SELECT user_id, min(created_at) AS first FROM name_receipts GROUP BY user_id) AS begun JOIN users ON users.id = begun.user_id GROUP BY 1, 2
	UNION ALL SELECT berlin_day(first), preferred_language, 'first_suggestion', 0, count(*)
		FROM (SELECT user_id, min(created_at) AS first FROM suggestions GROUP BY user_id) AS begun JOIN users ON users.id = begun.user_id GROUP BY 1, 2;

--> statement-breakpoint
-- by hand
-- Days are counted at the end of the transaction that changes a payment or a user, in the order of their keys: nobody waits for
-- a day while holding it and wanting something else.
CREATE FUNCTION keep_payment_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO payment_days AS kept (day, currency, status, payments, amount_minor, refunded_minor)
  SELECT (moved.created_at AT TIME ZONE 'Europe/Berlin')::date, moved.currency, moved.status,
    sum(sign), sum(sign * moved.amount_minor), sum(sign * moved.refunded_minor)
  FROM (
    SELECT -1 AS sign, OLD.created_at, OLD.currency, OLD.status, OLD.amount_minor, OLD.refunded_minor WHERE TG_OP <> 'INSERT'
    UNION ALL
    SELECT 1, NEW.created_at, NEW.currency, NEW.status, NEW.amount_minor, NEW.refunded_minor WHERE TG_OP <> 'DELETE'
  ) AS moved
  GROUP BY 1, 2, 3
  HAVING sum(sign) <> 0 OR sum(sign * moved.amount_minor) <> 0 OR sum(sign * moved.refunded_minor) <> 0
  ORDER BY 1, 2, 3
  ON CONFLICT (day, currency, status) DO UPDATE SET
    payments = kept.payments + excluded.payments,
    amount_minor = kept.amount_minor + excluded.amount_minor,
    refunded_minor = kept.refunded_minor + excluded.refunded_minor;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER payments_keep_their_days
AFTER INSERT OR DELETE OR UPDATE OF status, currency, amount_minor, refunded_minor, created_at ON payments
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_payment_days();
--> statement-breakpoint
INSERT INTO payment_days
SELECT (created_at AT TIME ZONE 'Europe/Berlin')::date, currency, status, count(*), sum(amount_minor), sum(refunded_minor)
FROM payments GROUP BY 1, 2, 3 ORDER BY 1, 2, 3;
--> statement-breakpoint
CREATE FUNCTION keep_user_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO user_days AS kept (day, auth_provider, is_admin, is_active, people)
  SELECT (moved.created_at AT TIME ZONE 'Europe/Berlin')::date, moved.auth_provider, moved.is_admin, moved.is_active, sum(sign)
  FROM (
    SELECT -1 AS sign, OLD.created_at, OLD.auth_provider, OLD.is_admin, OLD.is_active WHERE TG_OP <> 'INSERT' AND OLD.erased_at IS NULL
    UNION ALL
    SELECT 1, NEW.created_at, NEW.auth_provider, NEW.is_admin, NEW.is_active WHERE TG_OP <> 'DELETE' AND NEW.erased_at IS NULL
  ) AS moved
  GROUP BY 1, 2, 3, 4
  HAVING sum(sign) <> 0
  ORDER BY 1, 2, 3, 4
  ON CONFLICT (day, auth_provider, is_admin, is_active) DO UPDATE SET people = kept.people + excluded.people;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER users_keep_their_days
AFTER INSERT OR DELETE OR UPDATE OF auth_provider, is_admin, is_active, created_at, erased_at ON users
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_user_days();
--> statement-breakpoint
INSERT INTO user_days
SELECT (created_at AT TIME ZONE 'Europe/Berlin')::date, auth_provider, is_admin, is_active, count(*)
FROM users WHERE erased_at IS NULL GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4;
--> statement-breakpoint
CREATE FUNCTION count_consulting_credits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_tally('consulting_credits', moved.status, sum(moved.credits))
  FROM (
    SELECT OLD.status, -OLD.credits_used AS credits WHERE TG_OP <> 'INSERT'
    UNION ALL
    SELECT NEW.status, NEW.credits_used WHERE TG_OP <> 'DELETE'
  ) AS moved GROUP BY moved.status HAVING sum(moved.credits) <> 0 ORDER BY moved.status;
  PERFORM add_to_tally('consulting_kinds', moved.kind, sum(moved.sign))
  FROM (
    SELECT OLD.type || ' ' || OLD.status AS kind, -1 AS sign WHERE TG_OP <> 'INSERT'
    UNION ALL
    SELECT NEW.type || ' ' || NEW.status, 1 WHERE TG_OP <> 'DELETE'
  ) AS moved GROUP BY moved.kind HAVING sum(moved.sign) <> 0 ORDER BY moved.kind;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER consulting_requests_count_their_credits AFTER INSERT OR DELETE OR UPDATE OF status, credits_used ON consulting_requests
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_consulting_credits();
--> statement-breakpoint
INSERT INTO tallies (subject, value, shard, count)
SELECT 'consulting_credits', status, 0, sum(credits_used) FROM consulting_requests GROUP BY status
UNION ALL SELECT 'consulting_kinds', type || ' ' || status, 0, count(*) FROM consulting_requests GROUP BY type, status;
