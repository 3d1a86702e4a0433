ALTER TABLE "payments" ADD COLUMN "capture_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
-- The release before asked PayPal as soon as a refund was requested, and wrote nothing down: what came of it is not known.
UPDATE "refunds" SET "asked_at" = "created_at" WHERE "status" = 'requested';--> statement-breakpoint
-- It also allowed a second refund of a payment while the first had no answer. The later ones become "pending", which is looked after in
-- the same way: each is looked for in PayPal's list, and repeated only under its own id.
UPDATE "refunds" AS "later" SET "status" = 'pending' WHERE "status" = 'requested' AND EXISTS (
	SELECT FROM "refunds" AS "earlier" WHERE "earlier"."payment_id" = "later"."payment_id" AND "earlier"."status" = 'requested'
		AND ("earlier"."created_at", "earlier"."id") < ("later"."created_at", "later"."id"));--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_unanswered_per_payment" ON "refunds" USING btree ("payment_id") WHERE "refunds"."status" = 'requested';