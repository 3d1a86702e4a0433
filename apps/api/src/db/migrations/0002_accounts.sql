CREATE TABLE "audit_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_proofs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"language" text NOT NULL,
	"pending_name" text,
	"pending_password_hash" text,
	"code_expires_at" timestamp with time zone NOT NULL,
	"link_expires_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone,
	"replaced_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_proofs_purpose_is_known" CHECK ("email_proofs"."purpose" in ('verification', 'reset')),
	CONSTRAINT "email_proofs_language_is_ours" CHECK ("email_proofs"."language" in ('tr', 'en', 'de', 'ar')),
	CONSTRAINT "email_proofs_is_used_or_replaced" CHECK ("email_proofs"."used_at" is null or "email_proofs"."replaced_at" is null)
);
--> statement-breakpoint
CREATE TABLE "guard_counters" (
	"guard" text NOT NULL,
	"subject" text NOT NULL,
	"window_started_at" timestamp with time zone NOT NULL,
	"tries" integer NOT NULL,
	CONSTRAINT "guard_counters_guard_subject_pk" PRIMARY KEY("guard","subject")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"generation" integer DEFAULT 0 NOT NULL,
	"renewed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	CONSTRAINT "sessions_end_has_a_reason" CHECK (("sessions"."ended_at" is null) = ("sessions"."ended_by" is null)),
	CONSTRAINT "sessions_ended_by_is_known" CHECK ("sessions"."ended_by" in ('signed-out', 'everywhere', 'reuse', 'password', 'account'))
);
--> statement-breakpoint
CREATE TABLE "credit_accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"last_sequence" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "credit_accounts_never_overdrawn" CHECK ("credit_accounts"."balance" >= 0),
	CONSTRAINT "credit_accounts_hold_what_is_there" CHECK ("credit_accounts"."held" between 0 and "credit_accounts"."balance"),
	CONSTRAINT "credit_accounts_sequence_counts_up" CHECK ("credit_accounts"."last_sequence" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"user_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"type" text NOT NULL,
	"amount" integer NOT NULL,
	"balance_after" integer NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_entries_user_id_sequence_pk" PRIMARY KEY("user_id","sequence"),
	CONSTRAINT "credit_entries_reference_unique" UNIQUE("reference"),
	CONSTRAINT "credit_entries_move_something" CHECK ("credit_entries"."amount" <> 0),
	CONSTRAINT "credit_entries_balance_is_never_negative" CHECK ("credit_entries"."balance_after" >= 0),
	CONSTRAINT "credit_entries_sequence_starts_at_one" CHECK ("credit_entries"."sequence" >= 1),
	CONSTRAINT "credit_entries_type_is_known" CHECK ("credit_entries"."type" in ('welcome', 'purchase', 'usage', 'islamic_analysis', 'ai_suggestion', 'mail_consulting', 'instagram_consulting'))
);
--> statement-breakpoint
CREATE TABLE "welcome_claims" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "auth_provider" text DEFAULT 'email' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "password_hash" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "google_subject" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_seen_on" date;--> statement-breakpoint
ALTER TABLE "email_proofs" ADD CONSTRAINT "email_proofs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_user_id_credit_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."credit_accounts"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_changes_by_time" ON "audit_changes" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_changes_of_subject" ON "audit_changes" USING btree ("subject_kind","subject_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "email_proofs_one_open_per_purpose" ON "email_proofs" USING btree ("user_id","purpose") WHERE "email_proofs"."used_at" is null and "email_proofs"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "email_proofs_of_user" ON "email_proofs" USING btree ("user_id","purpose","created_at");--> statement-breakpoint
CREATE INDEX "email_proofs_by_age" ON "email_proofs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "guard_counters_by_age" ON "guard_counters" USING btree ("window_started_at");--> statement-breakpoint
CREATE INDEX "sessions_of_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_by_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_unproven_by_age" ON "users" USING btree ("created_at") WHERE "users"."email_verified_at" is null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_google_subject_unique" UNIQUE("google_subject");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_auth_provider_is_known" CHECK ("users"."auth_provider" in ('email', 'google'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_unproven_cannot_sign_in" CHECK ("users"."email_verified_at" is not null or ("users"."password_hash" is null and "users"."google_subject" is null));