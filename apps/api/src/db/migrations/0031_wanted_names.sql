CREATE TABLE "wanted_names" (
	"letters" text NOT NULL,
	"network" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "wanted_names_letters_network_day_pk" PRIMARY KEY("letters","network","day")
);
--> statement-breakpoint
CREATE INDEX "wanted_names_by_day" ON "wanted_names" USING btree ("day");