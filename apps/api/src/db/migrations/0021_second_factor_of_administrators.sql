-- by hand
-- Only administrators have a second factor. Losing the role removes it with its recovery codes, and no session counts as having
-- passed it any more: whoever gets the role back enrols again.
CREATE FUNCTION "assert_administrator"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- The lock makes an enrolment and a demotion at the same moment wait for each other.
	PERFORM FROM users WHERE id = NEW.user_id AND is_admin FOR SHARE;
	IF NOT FOUND THEN
		RAISE EXCEPTION 'only administrators have a second factor' USING ERRCODE = 'check_violation', CONSTRAINT = 'second_factors_of_administrators';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE FUNCTION "remove_second_factor"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM recovery_codes WHERE user_id = NEW.id;
	DELETE FROM second_factors WHERE user_id = NEW.id;
	UPDATE sessions SET second_factor_at = NULL WHERE user_id = NEW.id AND second_factor_at IS NOT NULL;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "users_lose_second_factor" AFTER UPDATE OF "is_admin" ON "users" FOR EACH ROW
	WHEN (OLD.is_admin AND NOT NEW.is_admin) EXECUTE FUNCTION "remove_second_factor"();--> statement-breakpoint
DELETE FROM "recovery_codes" USING "users" WHERE "users"."id" = "recovery_codes"."user_id" AND NOT "users"."is_admin";--> statement-breakpoint
-- What was begun without a password and never confirmed is begun anew, with it.
DELETE FROM "second_factors" USING "users" WHERE "users"."id" = "second_factors"."user_id" AND (NOT "users"."is_admin" OR "second_factors"."confirmed_at" IS NULL);--> statement-breakpoint
CREATE TRIGGER "second_factors_of_administrators" BEFORE INSERT ON "second_factors" FOR EACH ROW EXECUTE FUNCTION "assert_administrator"();--> statement-breakpoint
CREATE TRIGGER "recovery_codes_of_administrators" BEFORE INSERT ON "recovery_codes" FOR EACH ROW EXECUTE FUNCTION "assert_administrator"();
