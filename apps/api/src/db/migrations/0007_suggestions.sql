CREATE TABLE "model_spending" (
	"day" date PRIMARY KEY NOT NULL,
	"calls" integer NOT NULL,
	"input_tokens" bigint NOT NULL,
	"output_tokens" bigint NOT NULL,
	"micro_euros" bigint NOT NULL,
	CONSTRAINT "model_spending_only_grows" CHECK ("model_spending"."micro_euros" >= 0 and "model_spending"."calls" >= 0)
);
--> statement-breakpoint
CREATE TABLE "suggestion_consents" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suggestion_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"form_key" text NOT NULL,
	"hold_id" uuid NOT NULL,
	"status" text DEFAULT 'running' NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"lease_until" timestamp with time zone NOT NULL,
	CONSTRAINT "suggestion_runs_status_is_known" CHECK ("suggestion_runs"."status" in ('running', 'stored', 'failed', 'abandoned'))
);
--> statement-breakpoint
CREATE TABLE "suggestions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"form_key" text NOT NULL,
	"language" text NOT NULL,
	"gender" text NOT NULL,
	"culture" text NOT NULL,
	"answers" jsonb NOT NULL,
	"names" jsonb NOT NULL,
	"name_ids" text[] NOT NULL,
	"names_count" integer NOT NULL,
	"writer" text NOT NULL,
	"model" text,
	"credits_used" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "suggestions_language_is_known" CHECK ("suggestions"."language" in ('tr', 'en', 'de', 'ar')),
	CONSTRAINT "suggestions_gender_is_known" CHECK ("suggestions"."gender" in ('boy', 'girl', 'unisex')),
	CONSTRAINT "suggestions_culture_is_known" CHECK ("suggestions"."culture" in ('arabWorld', 'northAfrica', 'balkans', 'turkeyAsia', 'eastAfrica', 'southAsia', 'southeastAsia')),
	CONSTRAINT "suggestions_writer_is_known" CHECK ("suggestions"."writer" in ('model', 'catalogue')),
	CONSTRAINT "suggestions_model_is_named" CHECK (("suggestions"."writer" = 'model') = ("suggestions"."model" is not null)),
	CONSTRAINT "suggestions_model_is_paid" CHECK ("suggestions"."writer" = 'catalogue' or "suggestions"."credits_used" > 0),
	CONSTRAINT "suggestions_cost_is_not_negative" CHECK ("suggestions"."credits_used" >= 0),
	CONSTRAINT "suggestions_hold_names" CHECK ("suggestions"."names_count" between 1 and 10 and jsonb_array_length("suggestions"."names") = "suggestions"."names_count")
);
--> statement-breakpoint
ALTER TABLE "suggestion_consents" ADD CONSTRAINT "suggestion_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_runs" ADD CONSTRAINT "suggestion_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "suggestion_runs_one_at_a_time" ON "suggestion_runs" USING btree ("user_id") WHERE "suggestion_runs"."status" = 'running';--> statement-breakpoint
CREATE INDEX "suggestion_runs_by_user" ON "suggestion_runs" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "suggestion_runs_by_age" ON "suggestion_runs" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "suggestions_by_time" ON "suggestions" USING btree ("user_id","created_at","id");