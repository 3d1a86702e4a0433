-- outside a transaction
-- Some of the tables are large: no statement keeps one locked for long, and each may be repeated. An index is dropped first, because
-- what a run that failed has left of it is not valid.
CREATE TABLE IF NOT EXISTS "free_model_calls" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "free_model_calls_user_id_day_pk" PRIMARY KEY("user_id","day"),
	CONSTRAINT "free_model_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action,
	CONSTRAINT "free_model_calls_are_counted" CHECK ("free_model_calls"."calls" >= 0)
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "free_model_networks" (
	"network" text NOT NULL,
	"day" date NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "free_model_networks_network_day_pk" PRIMARY KEY("network","day"),
	CONSTRAINT "free_model_networks_are_counted" CHECK ("free_model_networks"."calls" >= 0)
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "free_model_calls_by_day" ON "free_model_calls" USING btree ("day");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "free_model_networks_by_day" ON "free_model_networks" USING btree ("day");--> statement-breakpoint
ALTER TABLE "machine_answers"
	ALTER COLUMN "answer" DROP NOT NULL,
	ADD COLUMN IF NOT EXISTS "id" uuid,
	ALTER COLUMN "id" SET DEFAULT gen_random_uuid(),
	ADD COLUMN IF NOT EXISTS "receipt_subject" text,
	ADD COLUMN IF NOT EXISTS "changed_at" timestamp with time zone;--> statement-breakpoint
-- Nothing tells when somebody asked, and every row names its receipt, also where the release before this one writes.
CREATE OR REPLACE FUNCTION complete_machine_answer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.created_at := date_trunc('month', NEW.created_at, 'UTC');
  NEW.receipt_subject := coalesce(NEW.receipt_subject, NEW.subject);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER machine_answers_complete BEFORE INSERT OR UPDATE ON "machine_answers"
  FOR EACH ROW EXECUTE FUNCTION complete_machine_answer();--> statement-breakpoint
UPDATE "machine_answers" SET "id" = gen_random_uuid() WHERE "id" IS NULL OR "receipt_subject" IS NULL;--> statement-breakpoint
-- A small table: what is asked of the model is stored once, whoever asks.
ALTER TABLE "machine_answers" ALTER COLUMN "id" SET NOT NULL, ALTER COLUMN "receipt_subject" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "machine_answers"
	DROP CONSTRAINT IF EXISTS "machine_answers_are_removed_by_somebody",
	ADD CONSTRAINT "machine_answers_are_removed_by_somebody" CHECK ("machine_answers"."answer" is not null or "machine_answers"."changed_at" is not null) NOT VALID;--> statement-breakpoint
ALTER TABLE "machine_answers" VALIDATE CONSTRAINT "machine_answers_are_removed_by_somebody";--> statement-breakpoint
ALTER TABLE "machine_answers" DROP CONSTRAINT IF EXISTS "machine_answers_id_unique";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "machine_answers_id_unique";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "machine_answers_id_unique" ON "machine_answers" USING btree ("id");--> statement-breakpoint
ALTER TABLE "machine_answers" ADD CONSTRAINT "machine_answers_id_unique" UNIQUE USING INDEX "machine_answers_id_unique";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "machine_answers_by_month";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "machine_answers_by_month" ON "machine_answers" USING btree ("created_at","subject","kind");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "machine_answers_by_age";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "machine_answers_by_receipt";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "machine_answers_by_receipt" ON "machine_answers" USING btree ("receipt_subject" text_pattern_ops);--> statement-breakpoint
-- Of 0026, which swaps a trigger of the ledger in one transaction and must not wait for an index in it.
DROP INDEX CONCURRENTLY IF EXISTS "name_receipts_one_per_charge";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "name_receipts_one_per_charge" ON "name_receipts" USING btree ("user_id","charge_id","kind");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "name_receipts_by_letters";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "name_receipts_by_letters" ON "name_receipts" USING btree ("subject") WHERE "name_receipts"."subject" like 'letters:%';--> statement-breakpoint
-- Also of 0026: the books of whoever has left before. Locks their own entries and nothing else.
SELECT "redact_credit_entries"(id) FROM "users" WHERE "erased_at" IS NOT NULL;
