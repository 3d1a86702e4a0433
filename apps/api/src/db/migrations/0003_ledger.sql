CREATE TABLE "credit_holds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"reference" text NOT NULL,
	"amount" integer NOT NULL,
	"settled_amount" integer,
	"status" text DEFAULT 'held' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "credit_holds_one_per_reference" UNIQUE("user_id","purpose","reference"),
	CONSTRAINT "credit_holds_hold_something" CHECK ("credit_holds"."amount" > 0),
	CONSTRAINT "credit_holds_status_is_known" CHECK ("credit_holds"."status" in ('held', 'settled', 'released')),
	CONSTRAINT "credit_holds_purpose_takes_credits" CHECK ("credit_holds"."purpose" in ('usage', 'islamic_analysis', 'ai_suggestion', 'mail_consulting', 'instagram_consulting', 'purchase_reversal')),
	CONSTRAINT "credit_holds_settled_says_how_much" CHECK (case when "credit_holds"."status" = 'settled' then "credit_holds"."settled_amount" between 1 and "credit_holds"."amount" else "credit_holds"."settled_amount" is null end),
	CONSTRAINT "credit_holds_closed_says_when" CHECK (("credit_holds"."status" = 'held') = ("credit_holds"."closed_at" is null)),
	CONSTRAINT "credit_holds_reference_names_a_thing" CHECK ("credit_holds"."reference" ~ '^[a-z]+ [^ ]+$')
);
--> statement-breakpoint
CREATE TABLE "switch_states" (
	"name" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"texts" jsonb,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "switch_states_name_is_known" CHECK ("switch_states"."name" in ('purchases', 'model', 'consulting', 'registration', 'banner')),
	CONSTRAINT "switch_states_banner_says_something" CHECK ("switch_states"."name" <> 'banner' or not "switch_states"."is_on" or "switch_states"."texts" is not null)
);
--> statement-breakpoint
ALTER TABLE "credit_entries" DROP CONSTRAINT "credit_entries_reference_unique";--> statement-breakpoint
ALTER TABLE "credit_entries" DROP CONSTRAINT "credit_entries_move_something";--> statement-breakpoint
ALTER TABLE "credit_entries" DROP CONSTRAINT "credit_entries_type_is_known";--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "total_spent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_holds" ADD CONSTRAINT "credit_holds_user_id_credit_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."credit_accounts"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_holds_by_expiry" ON "credit_holds" USING btree ("expires_at") WHERE "credit_holds"."status" = 'held';--> statement-breakpoint
CREATE INDEX "credit_holds_by_closing" ON "credit_holds" USING btree ("closed_at");--> statement-breakpoint
CREATE INDEX "credit_entries_earned" ON "credit_entries" USING btree ("user_id","sequence") WHERE "credit_entries"."amount" > 0;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_one_per_reference" UNIQUE("user_id","type","reference");--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_spent_counts_up" CHECK ("credit_accounts"."total_spent" >= 0);--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_go_the_way_of_their_type" CHECK (case when "credit_entries"."type" in ('welcome', 'purchase', 'refund') then "credit_entries"."amount" > 0 when "credit_entries"."type" in ('usage', 'islamic_analysis', 'ai_suggestion', 'mail_consulting', 'instagram_consulting', 'purchase_reversal') then "credit_entries"."amount" < 0 else "credit_entries"."amount" <> 0 end);--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_reference_names_a_thing" CHECK ("credit_entries"."reference" ~ '^[a-z]+ [^ ]+$');--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_type_is_known" CHECK ("credit_entries"."type" in ('welcome', 'purchase', 'refund', 'usage', 'islamic_analysis', 'ai_suggestion', 'mail_consulting', 'instagram_consulting', 'purchase_reversal', 'admin_adjustment'));--> statement-breakpoint
-- What is booked stays booked: a reversal is a new entry. Not even the owner of the tables changes one by a statement; a role that
-- does not own them cannot take this trigger away either (APPLICATION_ROLE in deploy/env.example).
CREATE FUNCTION "refuse_to_change_the_books"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'entries of % are only ever added', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "credit_entries_are_only_added" BEFORE UPDATE OR DELETE OR TRUNCATE ON "credit_entries" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_to_change_the_books"();
