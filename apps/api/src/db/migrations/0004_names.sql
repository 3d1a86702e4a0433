CREATE TABLE "catalogue_state" (
	"only" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" text NOT NULL,
	"companions" jsonb NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "catalogue_state_is_one_row" CHECK ("catalogue_state"."only" = 1)
);
--> statement-breakpoint
CREATE TABLE "machine_answers" (
	"subject" text NOT NULL,
	"kind" text NOT NULL,
	"answer" jsonb NOT NULL,
	"model" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "machine_answers_subject_kind_pk" PRIMARY KEY("subject","kind"),
	CONSTRAINT "machine_answers_kind_is_known" CHECK ("machine_answers"."kind" in ('search', 'analysis'))
);
--> statement-breakpoint
CREATE TABLE "name_receipts" (
	"user_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "name_receipts_user_id_subject_kind_pk" PRIMARY KEY("user_id","subject","kind"),
	CONSTRAINT "name_receipts_kind_is_known" CHECK ("name_receipts"."kind" in ('search', 'analysis'))
);
--> statement-breakpoint
CREATE TABLE "names" (
	"id" text PRIMARY KEY NOT NULL,
	"record" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "name_receipts" ADD CONSTRAINT "name_receipts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "machine_answers_by_age" ON "machine_answers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "name_receipts_by_time" ON "name_receipts" USING btree ("user_id","created_at");