CREATE TABLE "payment_problem_marks" (
	"reason" text NOT NULL,
	"subject_id" text NOT NULL,
	"payment_id" uuid,
	"detail" text,
	"since" timestamp with time zone NOT NULL,
	"note" text NOT NULL,
	"handled_by" uuid,
	"handled_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_problem_marks_reason_subject_id_pk" PRIMARY KEY("reason","subject_id"),
	CONSTRAINT "payment_problem_marks_reason_is_known" CHECK ("payment_problem_marks"."reason" in ('payment_review', 'payment_waiting', 'refund_failed', 'refund_waiting', 'refund_shortfall', 'dispute', 'event_review'))
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "answer_text" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "handled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "handled_by" uuid;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "handling_note" text;--> statement-breakpoint
ALTER TABLE "name_reports" ADD COLUMN "handled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "name_reports" ADD COLUMN "handled_by" uuid;--> statement-breakpoint
ALTER TABLE "name_reports" ADD COLUMN "handling_note" text;--> statement-breakpoint
ALTER TABLE "payment_problem_marks" ADD CONSTRAINT "payment_problem_marks_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_problem_marks" ADD CONSTRAINT "payment_problem_marks_handled_by_users_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_problem_marks_by_time" ON "payment_problem_marks" USING btree ("handled_at");--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_handled_by_users_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "name_reports" ADD CONSTRAINT "name_reports_handled_by_users_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_messages_open" ON "contact_messages" USING btree ("created_at") WHERE "contact_messages"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "name_reports_open" ON "name_reports" USING btree ("created_at") WHERE "name_reports"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "payments_to_review" ON "payments" USING btree ("updated_at") WHERE "payments"."status" = 'pending' and "payments"."review_reason" is not null;--> statement-breakpoint
CREATE INDEX "refunds_to_review" ON "refunds" USING btree ("created_at") WHERE "refunds"."status" = 'failed' or "refunds"."shortfall" = 'open';--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_answered_say_what" CHECK (("contact_messages"."answered_at" is null) = ("contact_messages"."answer_text" is null));