CREATE TABLE "suggestion_reactions" (
	"user_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"name_id" text,
	"reaction" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "suggestion_reactions_user_id_subject_pk" PRIMARY KEY("user_id","subject"),
	CONSTRAINT "suggestion_reactions_reaction_is_known" CHECK ("suggestion_reactions"."reaction" in ('more', 'refused')),
	CONSTRAINT "suggestion_reactions_reason_is_known" CHECK ("suggestion_reactions"."reason" in ('tooCommon', 'tooRare', 'tooOld', 'sound', 'meaning', 'hardHere', 'somebody', 'notOurs', 'tooReligious')),
	CONSTRAINT "suggestion_reactions_only_a_refusal_has_a_reason" CHECK ("suggestion_reactions"."reason" is null or "suggestion_reactions"."reaction" = 'refused'),
	CONSTRAINT "suggestion_reactions_is_a_name_or_letters" CHECK (case when "suggestion_reactions"."name_id" is null then "suggestion_reactions"."subject" like 'letters:%' and "suggestion_reactions"."reaction" = 'refused' else "suggestion_reactions"."subject" = "suggestion_reactions"."name_id" end)
);
--> statement-breakpoint
CREATE TABLE "suggestion_rounds" (
	"suggestion_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"number" smallint NOT NULL,
	"around" text,
	"names" jsonb NOT NULL,
	"name_ids" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "suggestion_rounds_suggestion_id_kind_number_pk" PRIMARY KEY("suggestion_id","kind","number"),
	CONSTRAINT "suggestion_rounds_kind_is_known" CHECK ("suggestion_rounds"."kind" in ('refine', 'alike')),
	CONSTRAINT "suggestion_rounds_are_limited" CHECK (case when "suggestion_rounds"."kind" = 'refine'
          then "suggestion_rounds"."around" is null and "suggestion_rounds"."number" between 1 and 2 and cardinality("suggestion_rounds"."name_ids") between 1 and 5
          else "suggestion_rounds"."around" is not null and "suggestion_rounds"."number" between 1 and 5 and cardinality("suggestion_rounds"."name_ids") between 1 and 2 end),
	CONSTRAINT "suggestion_rounds_hold_names" CHECK (jsonb_array_length("suggestion_rounds"."names") = cardinality("suggestion_rounds"."name_ids"))
);
--> statement-breakpoint
ALTER TABLE "suggestion_reactions" ADD CONSTRAINT "suggestion_reactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_reactions" ADD CONSTRAINT "suggestion_reactions_name_id_names_id_fk" FOREIGN KEY ("name_id") REFERENCES "public"."names"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_rounds" ADD CONSTRAINT "suggestion_rounds_suggestion_id_suggestions_id_fk" FOREIGN KEY ("suggestion_id") REFERENCES "public"."suggestions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_rounds" ADD CONSTRAINT "suggestion_rounds_around_names_id_fk" FOREIGN KEY ("around") REFERENCES "public"."names"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "suggestion_rounds_once_per_name" ON "suggestion_rounds" USING btree ("suggestion_id","around");