CREATE TABLE "name_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"op_key" uuid,
	"name_id" text NOT NULL,
	"user_id" uuid,
	"part" text NOT NULL,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "name_reports_op_key_unique" UNIQUE("op_key"),
	CONSTRAINT "name_reports_part_is_known" CHECK ("name_reports"."part" in ('meaning', 'origin', 'spelling', 'pronunciation', 'gender', 'assessment', 'other')),
	CONSTRAINT "name_reports_language_is_ours" CHECK ("name_reports"."language" in ('tr', 'en', 'de', 'ar'))
);
--> statement-breakpoint
ALTER TABLE "name_reports" ADD CONSTRAINT "name_reports_name_id_names_id_fk" FOREIGN KEY ("name_id") REFERENCES "public"."names"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "name_reports" ADD CONSTRAINT "name_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "name_reports_by_reporter" ON "name_reports" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "name_reports_by_age" ON "name_reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "name_reports_by_name" ON "name_reports" USING btree ("name_id");