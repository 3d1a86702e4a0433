CREATE TABLE "paypal_comparison" (
	"only" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"compared_until" timestamp with time zone NOT NULL,
	CONSTRAINT "paypal_comparison_is_one_row" CHECK ("paypal_comparison"."only" = 1)
);
--> statement-breakpoint
CREATE TABLE "paypal_differences" (
	"reason" text NOT NULL,
	"id" text NOT NULL,
	"payment_id" uuid,
	"detail" text NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	CONSTRAINT "paypal_differences_reason_id_pk" PRIMARY KEY("reason","id"),
	CONSTRAINT "paypal_differences_reason_is_known" CHECK ("paypal_differences"."reason" in ('paypal_unbooked', 'paypal_missing', 'paypal_amount'))
);
--> statement-breakpoint
ALTER TABLE "payment_problem_marks" DROP CONSTRAINT "payment_problem_marks_reason_is_known";--> statement-breakpoint
ALTER TABLE "paypal_differences" ADD CONSTRAINT "paypal_differences_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paypal_differences_by_age" ON "paypal_differences" USING btree ("found_at");--> statement-breakpoint
CREATE INDEX "paypal_differences_of_payment" ON "paypal_differences" USING btree ("payment_id");--> statement-breakpoint
ALTER TABLE "payment_problem_marks" ADD CONSTRAINT "payment_problem_marks_reason_is_known" CHECK ("payment_problem_marks"."reason" in ('payment_review', 'payment_waiting', 'refund_failed', 'refund_waiting', 'refund_shortfall', 'dispute', 'event_review', 'paypal_unbooked', 'paypal_missing', 'paypal_amount'));