CREATE TABLE "welcome_counts" (
	"scope" text NOT NULL,
	"subject" text NOT NULL,
	"day" date NOT NULL,
	"bonuses" integer NOT NULL,
	CONSTRAINT "welcome_counts_scope_subject_day_pk" PRIMARY KEY("scope","subject","day"),
	CONSTRAINT "welcome_counts_scope_is_known" CHECK ("welcome_counts"."scope" in ('domain', 'network')),
	CONSTRAINT "welcome_counts_are_counts" CHECK ("welcome_counts"."bonuses" > 0)
);
--> statement-breakpoint
CREATE INDEX "welcome_counts_by_age" ON "welcome_counts" USING btree ("day");