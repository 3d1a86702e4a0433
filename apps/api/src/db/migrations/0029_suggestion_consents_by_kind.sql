ALTER TABLE "suggestion_consents" ADD COLUMN "faith" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "suggestion_consents" ADD COLUMN "origin" boolean DEFAULT false NOT NULL;