ALTER TABLE "contact_messages" ADD COLUMN "op_key" uuid;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_op_key_unique" UNIQUE("op_key");