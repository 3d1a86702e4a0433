ALTER TABLE "name_receipts" ADD COLUMN "is_granted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- A list and its receipts are written at one moment, by one clock.
UPDATE "name_receipts" AS receipt SET "is_granted" = true FROM "suggestions" AS list
WHERE list."user_id" = receipt."user_id" AND list."created_at" = receipt."created_at" AND receipt."kind" = 'search';
