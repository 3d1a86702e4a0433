CREATE TABLE "disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"status" text NOT NULL,
	"outcome" text,
	"settled_by_us_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"op_key" uuid,
	"package_id" text NOT NULL,
	"credits" integer NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"review_reason" text,
	"failure_reason" text,
	"language" text NOT NULL,
	"country" text NOT NULL,
	"vat_rate" integer NOT NULL,
	"vat_minor" integer NOT NULL,
	"consent_version" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"paypal_order_id" text,
	"approval_url" text,
	"paypal_capture_id" text,
	"receipt_number" integer,
	"refunded_minor" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "payments_paypal_order_id_unique" UNIQUE("paypal_order_id"),
	CONSTRAINT "payments_paypal_capture_id_unique" UNIQUE("paypal_capture_id"),
	CONSTRAINT "payments_receipt_number_unique" UNIQUE("receipt_number"),
	CONSTRAINT "payments_status_is_known" CHECK ("payments"."status" in ('pending', 'completed', 'failed', 'refunded', 'cancelled')),
	CONSTRAINT "payments_review_reason_is_known" CHECK ("payments"."review_reason" in ('amount-differs', 'other-payment', 'duplicate-invoice', 'faulty-request')),
	CONSTRAINT "payments_cost_something" CHECK ("payments"."amount_minor" > 0 and "payments"."credits" > 0),
	CONSTRAINT "payments_refund_at_most_what_was_paid" CHECK ("payments"."refunded_minor" between 0 and "payments"."amount_minor"),
	CONSTRAINT "payments_completed_have_money_and_receipt" CHECK (("payments"."status" in ('completed', 'refunded')) = ("payments"."receipt_number" is not null and "payments"."completed_at" is not null)),
	CONSTRAINT "payments_completed_are_captured" CHECK ("payments"."status" not in ('completed', 'refunded') or "payments"."paypal_capture_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "paypal_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"subject" jsonb NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "paypal_events_state_is_known" CHECK ("paypal_events"."state" in ('received', 'done', 'review'))
);
--> statement-breakpoint
CREATE TABLE "receipt_counter" (
	"only" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"last" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "receipt_counter_is_one_row" CHECK ("receipt_counter"."only" = 1)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_minor" integer NOT NULL,
	"origin" text NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"failure_reason" text,
	"paypal_refund_id" text,
	"credits_due" integer NOT NULL,
	"credits_taken" integer DEFAULT 0 NOT NULL,
	"shortfall" text DEFAULT 'none' NOT NULL,
	"hold_id" uuid,
	"next_try_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "refunds_paypal_refund_id_unique" UNIQUE("paypal_refund_id"),
	CONSTRAINT "refunds_status_is_known" CHECK ("refunds"."status" in ('requested', 'pending', 'completed', 'failed')),
	CONSTRAINT "refunds_origin_is_known" CHECK ("refunds"."origin" in ('administrator', 'withdrawal', 'paypal')),
	CONSTRAINT "refunds_shortfall_is_known" CHECK ("refunds"."shortfall" in ('none', 'written-off', 'open')),
	CONSTRAINT "refunds_move_money" CHECK ("refunds"."amount_minor" > 0),
	CONSTRAINT "refunds_take_at_most_what_is_due" CHECK ("refunds"."credits_taken" between 0 and "refunds"."credits_due")
);
--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open_per_package" ON "payments" USING btree ("user_id","package_id") WHERE "payments"."status" = 'pending' and "payments"."paypal_capture_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_per_click" ON "payments" USING btree ("user_id","op_key");--> statement-breakpoint
CREATE INDEX "payments_of_user" ON "payments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_to_check" ON "payments" USING btree ("next_check_at") WHERE "payments"."status" = 'pending' and "payments"."review_reason" is null;--> statement-breakpoint
CREATE INDEX "paypal_events_by_age" ON "paypal_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "paypal_events_to_review" ON "paypal_events" USING btree ("received_at") WHERE "paypal_events"."state" = 'review';--> statement-breakpoint
CREATE INDEX "refunds_of_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_to_try" ON "refunds" USING btree ("next_try_at") WHERE "refunds"."status" in ('requested', 'pending');