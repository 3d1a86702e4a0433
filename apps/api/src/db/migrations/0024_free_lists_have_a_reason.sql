-- outside a transaction
-- The table is large: no statement keeps it locked for longer than a moment, and each may be repeated.
ALTER TABLE "suggestions" ADD COLUMN IF NOT EXISTS "free_reason" text, ADD COLUMN IF NOT EXISTS "free_day" date, ADD COLUMN IF NOT EXISTS "free_number" smallint;--> statement-breakpoint
-- Free lists from before the limit: few, and they keep no day. A process of the former release that meets an absent model while this
-- release starts cannot store a free list any more: it answers 503 and gives the credits back.
UPDATE "suggestions" SET "free_reason" = 'before_limit' WHERE "credits_used" = 0 AND "free_reason" IS NULL;--> statement-breakpoint
ALTER TABLE "suggestions"
	DROP CONSTRAINT IF EXISTS "suggestions_free_reason_is_known",
	DROP CONSTRAINT IF EXISTS "suggestions_free_has_a_reason",
	DROP CONSTRAINT IF EXISTS "suggestions_free_are_numbered",
	ADD CONSTRAINT "suggestions_free_reason_is_known" CHECK ("suggestions"."free_reason" in ('model_away', 'before_limit')) NOT VALID,
	ADD CONSTRAINT "suggestions_free_has_a_reason" CHECK (("suggestions"."credits_used" = 0) = ("suggestions"."free_reason" is not null)) NOT VALID,
	ADD CONSTRAINT "suggestions_free_are_numbered" CHECK (case when "suggestions"."free_reason" = 'model_away'
          then "suggestions"."free_day" is not null and "suggestions"."free_number" is not null and "suggestions"."free_number" between 1 and 2
          else "suggestions"."free_day" is null and "suggestions"."free_number" is null end) NOT VALID;--> statement-breakpoint
-- Stored by the former release between the two statements before.
UPDATE "suggestions" SET "free_reason" = 'before_limit' WHERE "credits_used" = 0 AND "free_reason" IS NULL;--> statement-breakpoint
ALTER TABLE "suggestions" VALIDATE CONSTRAINT "suggestions_free_reason_is_known";--> statement-breakpoint
ALTER TABLE "suggestions" VALIDATE CONSTRAINT "suggestions_free_has_a_reason";--> statement-breakpoint
ALTER TABLE "suggestions" VALIDATE CONSTRAINT "suggestions_free_are_numbered";--> statement-breakpoint
-- What a run that failed has left is not valid.
DROP INDEX CONCURRENTLY IF EXISTS "suggestions_free_per_day";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "suggestions_free_per_day" ON "suggestions" USING btree ("user_id","free_day","free_number") WHERE "suggestions"."free_day" is not null;
