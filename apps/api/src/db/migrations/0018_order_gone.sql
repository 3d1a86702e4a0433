-- One reason more. What is there has one of the former four, so no row has to be read under the lock.
ALTER TABLE "payments" DROP CONSTRAINT "payments_review_reason_is_known";--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_review_reason_is_known" CHECK ("payments"."review_reason" in ('amount-differs', 'other-payment', 'duplicate-invoice', 'faulty-request', 'order-gone')) NOT VALID;
