CREATE TABLE "appointments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"slot_id" uuid,
	"appointment_date" date NOT NULL,
	"appointment_time" time(0) NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'booked' NOT NULL,
	"remind_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "appointments_request_id_unique" UNIQUE("request_id"),
	CONSTRAINT "appointments_status_is_known" CHECK ("appointments"."status" in ('booked', 'completed', 'cancelled')),
	CONSTRAINT "appointments_have_a_slot_unless_cancelled" CHECK ("appointments"."slot_id" is not null or "appointments"."status" = 'cancelled')
);
--> statement-breakpoint
CREATE TABLE "consulting_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"op_key" uuid,
	"type" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"credits_used" integer NOT NULL,
	"language" text NOT NULL,
	"email" text NOT NULL,
	"instagram_username" text,
	"parent_name" text,
	"partner_name" text,
	"due_date" date,
	"gender" text,
	"cultural_background" text,
	"religious_preference" text,
	"name_style" text,
	"meaning_importance" text,
	"family_names" text,
	"avoid_names" text,
	"special_requests" text,
	"admin_notes" text,
	"cancellation_reason" text,
	"response_text" text,
	"response_sent_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consulting_requests_type_is_known" CHECK ("consulting_requests"."type" in ('mail', 'instagram')),
	CONSTRAINT "consulting_requests_status_is_known" CHECK ("consulting_requests"."status" in ('pending', 'processing', 'completed', 'cancelled')),
	CONSTRAINT "consulting_requests_language_is_ours" CHECK ("consulting_requests"."language" in ('tr', 'en', 'de', 'ar')),
	CONSTRAINT "consulting_requests_cost_something" CHECK ("consulting_requests"."credits_used" > 0),
	CONSTRAINT "consulting_requests_on_instagram_say_where" CHECK ("consulting_requests"."type" <> 'instagram' or ("consulting_requests"."instagram_username" is not null and "consulting_requests"."due_date" is null)),
	CONSTRAINT "consulting_requests_by_mail_say_for_whom" CHECK ("consulting_requests"."type" <> 'mail' or "consulting_requests"."gender" is not null),
	CONSTRAINT "consulting_requests_cancelled_say_why" CHECK (("consulting_requests"."status" = 'cancelled') = ("consulting_requests"."cancellation_reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "slots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slot_date" date NOT NULL,
	"slot_time" time(0) NOT NULL,
	"starts_at" timestamp with time zone GENERATED ALWAYS AS ((("slot_date" + "slot_time") at time zone 'Europe/Istanbul')) STORED NOT NULL,
	"max_appointments" integer DEFAULT 1 NOT NULL,
	"current_appointments" integer DEFAULT 0 NOT NULL,
	"is_available" boolean DEFAULT true NOT NULL,
	"is_blocked" boolean DEFAULT false NOT NULL,
	"blocked_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "slots_one_per_hour" UNIQUE("slot_date","slot_time"),
	CONSTRAINT "slots_have_room_for_somebody" CHECK ("slots"."max_appointments" >= 1),
	CONSTRAINT "slots_are_never_overbooked" CHECK ("slots"."current_appointments" between 0 and "slots"."max_appointments"),
	CONSTRAINT "slots_blocked_are_empty" CHECK (not ("slots"."is_blocked" and "slots"."current_appointments" > 0)),
	CONSTRAINT "slots_blocked_say_why" CHECK ("slots"."is_blocked" = ("slots"."blocked_reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_request_id_consulting_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."consulting_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_slot_id_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."slots"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consulting_requests" ADD CONSTRAINT "consulting_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_one_per_slot_and_user" ON "appointments" USING btree ("slot_id","user_id") WHERE "appointments"."status" = 'booked';--> statement-breakpoint
CREATE INDEX "appointments_of_slot" ON "appointments" USING btree ("slot_id");--> statement-breakpoint
CREATE INDEX "appointments_of_user" ON "appointments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "appointments_to_remind" ON "appointments" USING btree ("remind_at") WHERE "appointments"."status" = 'booked';--> statement-breakpoint
CREATE UNIQUE INDEX "consulting_requests_one_per_click" ON "consulting_requests" USING btree ("user_id","op_key");--> statement-breakpoint
CREATE INDEX "consulting_requests_of_user" ON "consulting_requests" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "consulting_requests_by_age" ON "consulting_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "slots_by_start" ON "slots" USING btree ("starts_at");