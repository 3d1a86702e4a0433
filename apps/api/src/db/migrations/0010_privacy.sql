CREATE TABLE "account_deletions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_deletions_leave_time_to_think" CHECK ("account_deletions"."due_at" >= "account_deletions"."requested_at" + interval '14 days')
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"language" text NOT NULL,
	"content" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone,
	CONSTRAINT "data_exports_language_is_ours" CHECK ("data_exports"."language" in ('tr', 'en', 'de', 'ar')),
	CONSTRAINT "data_exports_ready_hold_something" CHECK (("data_exports"."ready_at" is null) = ("data_exports"."content" is null))
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"op_key" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"order_number" text NOT NULL,
	"language" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"payment_id" uuid,
	"user_id" uuid,
	"refund_id" uuid,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	CONSTRAINT "withdrawals_reference_unique" UNIQUE("reference"),
	CONSTRAINT "withdrawals_op_key_unique" UNIQUE("op_key"),
	CONSTRAINT "withdrawals_email_is_lower_case" CHECK ("withdrawals"."email" = lower("withdrawals"."email")),
	CONSTRAINT "withdrawals_language_is_ours" CHECK ("withdrawals"."language" in ('tr', 'en', 'de', 'ar')),
	CONSTRAINT "withdrawals_status_is_known" CHECK ("withdrawals"."status" in ('open', 'refunded', 'declined')),
	CONSTRAINT "withdrawals_handled_say_when" CHECK (("withdrawals"."status" = 'open') = ("withdrawals"."handled_at" is null)),
	CONSTRAINT "withdrawals_refunded_name_the_purchase" CHECK ("withdrawals"."status" <> 'refunded' or "withdrawals"."payment_id" is not null),
	CONSTRAINT "withdrawals_buyer_belongs_to_a_purchase" CHECK (("withdrawals"."payment_id" is null) = ("withdrawals"."user_id" is null))
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_deletions_by_due" ON "account_deletions" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "data_exports_of_user" ON "data_exports" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "data_exports_by_age" ON "data_exports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "withdrawals_by_sender" ON "withdrawals" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "withdrawals_by_age" ON "withdrawals" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "withdrawals_of_user" ON "withdrawals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "withdrawals_open" ON "withdrawals" USING btree ("created_at") WHERE "withdrawals"."status" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_one_settled_per_payment" ON "withdrawals" USING btree ("payment_id") WHERE "withdrawals"."status" = 'refunded';--> statement-breakpoint
CREATE INDEX "users_erased_by_time" ON "users" USING btree ("erased_at") WHERE "users"."erased_at" is not null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_erased_are_nobody" CHECK ("users"."erased_at" is null or ("users"."name" = '' and "users"."email" = "users"."id" || '@erased.invalid' and "users"."phone" is null and "users"."password_hash" is null and "users"."google_subject" is null and not "users"."is_admin" and not "users"."is_active"));--> statement-breakpoint
-- by hand
-- The audit is only ever added to, also by the product's own role. When a person leaves, the words about them go, by this one door:
-- who did what, and when, stays, and so do numbers and yes or no.
CREATE FUNCTION "redact_audit_changes"(subjects text[]) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
	UPDATE audit_changes SET
		reason = 'erased',
		before = coalesce((SELECT jsonb_object_agg(key, CASE WHEN jsonb_typeof(value) IN ('number', 'boolean', 'null') THEN value ELSE '"erased"' END) FROM jsonb_each(before)), '{}'),
		after = coalesce((SELECT jsonb_object_agg(key, CASE WHEN jsonb_typeof(value) IN ('number', 'boolean', 'null') THEN value ELSE '"erased"' END) FROM jsonb_each(after)), '{}')
	-- Why somebody was deleted is written after they are gone, and stays when the erasure is gone through once more.
	WHERE subject_id = ANY (subjects) AND action <> 'user.delete';
$$;
