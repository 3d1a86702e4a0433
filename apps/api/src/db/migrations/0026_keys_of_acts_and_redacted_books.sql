CREATE TABLE "op_keys" (
	"user_id" uuid NOT NULL,
	"op_key" uuid NOT NULL,
	"content" text NOT NULL,
	"result_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "op_keys_user_id_op_key_pk" PRIMARY KEY("user_id","op_key")
);
--> statement-breakpoint
ALTER TABLE "name_receipts" ADD COLUMN "charge_id" uuid;--> statement-breakpoint
ALTER TABLE "op_keys" ADD CONSTRAINT "op_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "op_keys_by_age" ON "op_keys" USING btree ("created_at");--> statement-breakpoint
-- Entries are only ever added, with one exception: of a person who was erased, what was bought and at what hour may be taken away.
-- Who, how much, in which order and on which day stays: the trigger looks at every row, whoever asks.
CREATE FUNCTION "refuse_to_change_the_books_of_the_living"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (NEW.user_id, NEW.sequence, NEW.amount, NEW.balance_after) IS DISTINCT FROM (OLD.user_id, OLD.sequence, OLD.amount, OLD.balance_after)
		OR NEW.type NOT IN (OLD.type, 'usage')
		OR NEW.reference !~ '^erased [0-9a-f-]{36}$'
		OR NEW.created_at <> date_trunc('day', OLD.created_at, 'UTC')
		OR NOT EXISTS (SELECT FROM users WHERE id = OLD.user_id AND erased_at IS NOT NULL)
	THEN
		RAISE EXCEPTION 'entries of % are only ever added', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
DROP TRIGGER "credit_entries_are_only_added" ON "credit_entries";--> statement-breakpoint
CREATE TRIGGER "credit_entries_are_only_added" BEFORE DELETE OR TRUNCATE ON "credit_entries" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_to_change_the_books"();--> statement-breakpoint
CREATE TRIGGER "credit_entries_are_only_redacted" BEFORE UPDATE ON "credit_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_to_change_the_books_of_the_living"();--> statement-breakpoint
-- The one way to do so; the product's own role may not update the ledger. What belongs together (a spend and its refund) gets one
-- new reference; search and analysis of a name had one, and get two, because both become "usage". Closed holds repeat what the
-- entries said, with the minute, so they go. Safe to repeat.
CREATE FUNCTION "redact_credit_entries"(person uuid) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
	IF NOT EXISTS (SELECT FROM users WHERE id = person AND erased_at IS NOT NULL) THEN
		RAISE EXCEPTION 'only the books of who was erased are redacted' USING ERRCODE = 'restrict_violation';
	END IF;
	DELETE FROM credit_holds WHERE user_id = person AND status <> 'held' AND purpose <> 'purchase_reversal';
	WITH spent AS (
		SELECT sequence, reference || CASE WHEN reference LIKE 'search %' THEN ' ' || type ELSE '' END AS thing
		FROM credit_entries WHERE user_id = person AND reference ~ '^(search|suggestion|consulting|act) '
	), renamed AS (
		SELECT thing, 'erased ' || gen_random_uuid() AS reference FROM (SELECT DISTINCT thing FROM spent) things
	)
	UPDATE credit_entries entry SET
		reference = renamed.reference,
		type = CASE WHEN entry.amount < 0 THEN 'usage' ELSE entry.type END,
		created_at = date_trunc('day', entry.created_at, 'UTC')
	FROM spent JOIN renamed USING (thing)
	WHERE entry.user_id = person AND entry.sequence = spent.sequence;
END
$$;
