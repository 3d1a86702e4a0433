-- Whose event has gone already, goes first.
DELETE FROM "payment_problem_marks" WHERE "reason" = 'event_review' AND NOT EXISTS (SELECT FROM "paypal_events" WHERE "paypal_events"."id" = "subject_id");--> statement-breakpoint
ALTER TABLE "payment_problem_marks" ADD COLUMN "event_id" text GENERATED ALWAYS AS (case when reason = 'event_review' then subject_id end) STORED;--> statement-breakpoint
ALTER TABLE "payment_problem_marks" ADD CONSTRAINT "payment_problem_marks_event_id_paypal_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."paypal_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_problem_marks_of_event" ON "payment_problem_marks" USING btree ("event_id") WHERE "payment_problem_marks"."event_id" is not null;--> statement-breakpoint
CREATE INDEX "withdrawals_answered" ON "withdrawals" USING btree ("status","handled_at","id");