CREATE TABLE "favorite_counts" (
	"name_id" text PRIMARY KEY NOT NULL,
	"favorites" integer NOT NULL,
	CONSTRAINT "favorite_counts_is_a_count" CHECK ("favorite_counts"."favorites" >= 0)
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"user_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"name_id" text,
	"written" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"kept_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favorites_user_id_subject_pk" PRIMARY KEY("user_id","subject"),
	CONSTRAINT "favorites_is_a_name_or_letters" CHECK (case when "favorites"."name_id" is null then "favorites"."written" is not null and "favorites"."subject" like 'letters:%' else "favorites"."written" is null and "favorites"."subject" = "favorites"."name_id" end)
);
--> statement-breakpoint
CREATE TABLE "leaderboard_places" (
	"period" text NOT NULL,
	"place" smallint NOT NULL,
	"name_id" text NOT NULL,
	"ratings" integer NOT NULL,
	"stars" integer NOT NULL,
	CONSTRAINT "leaderboard_places_period_place_pk" PRIMARY KEY("period","place")
);
--> statement-breakpoint
CREATE TABLE "leaderboards" (
	"period" text PRIMARY KEY NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"ratings" integer NOT NULL,
	"refreshed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "leaderboards_period_is_known" CHECK ("leaderboards"."period" in ('weekly', 'monthly'))
);
--> statement-breakpoint
CREATE TABLE "name_ratings" (
	"user_id" uuid NOT NULL,
	"name_id" text NOT NULL,
	"stars" smallint NOT NULL,
	"feedback" text,
	"suggestion_id" uuid,
	"rated_on" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "name_ratings_user_id_name_id_pk" PRIMARY KEY("user_id","name_id"),
	CONSTRAINT "name_ratings_is_one_to_five_stars" CHECK ("name_ratings"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "rating_bursts" (
	"name_id" text NOT NULL,
	"day" date NOT NULL,
	"ratings" integer NOT NULL,
	"usual" double precision NOT NULL,
	"by_new_accounts" integer NOT NULL,
	"noticed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rating_bursts_name_id_day_pk" PRIMARY KEY("name_id","day")
);
--> statement-breakpoint
CREATE TABLE "rating_changes" (
	"name_id" text NOT NULL,
	"day" date NOT NULL,
	"ratings" smallint NOT NULL,
	"stars" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rating_days" (
	"day" date NOT NULL,
	"name_id" text NOT NULL,
	"ratings" integer NOT NULL,
	"stars" integer NOT NULL,
	CONSTRAINT "rating_days_day_name_id_pk" PRIMARY KEY("day","name_id"),
	CONSTRAINT "rating_days_fit_their_ratings" CHECK ("rating_days"."ratings" >= 0 and "rating_days"."stars" between "rating_days"."ratings" and 5 * "rating_days"."ratings")
);
--> statement-breakpoint
CREATE TABLE "rating_totals" (
	"name_id" text PRIMARY KEY NOT NULL,
	"ratings" integer NOT NULL,
	"stars" integer NOT NULL,
	CONSTRAINT "rating_totals_fit_their_ratings" CHECK ("rating_totals"."ratings" >= 0 and "rating_totals"."stars" between "rating_totals"."ratings" and 5 * "rating_totals"."ratings")
);
--> statement-breakpoint
ALTER TABLE "favorite_counts" ADD CONSTRAINT "favorite_counts_name_id_names_id_fk" FOREIGN KEY ("name_id") REFERENCES "public"."names"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_name_id_names_id_fk" FOREIGN KEY ("name_id") REFERENCES "public"."names"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaderboard_places" ADD CONSTRAINT "leaderboard_places_period_leaderboards_period_fk" FOREIGN KEY ("period") REFERENCES "public"."leaderboards"("period") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaderboard_places" ADD CONSTRAINT "leaderboard_places_name_id_names_id_fk" FOREIGN KEY ("name_id") REFERENCES "public"."names"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "name_ratings" ADD CONSTRAINT "name_ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "name_ratings" ADD CONSTRAINT "name_ratings_name_id_names_id_fk" FOREIGN KEY ("name_id") REFERENCES "public"."names"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rating_bursts" ADD CONSTRAINT "rating_bursts_name_id_names_id_fk" FOREIGN KEY ("name_id") REFERENCES "public"."names"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rating_days" ADD CONSTRAINT "rating_days_name_id_names_id_fk" FOREIGN KEY ("name_id") REFERENCES "public"."names"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rating_totals" ADD CONSTRAINT "rating_totals_name_id_names_id_fk" FOREIGN KEY ("name_id") REFERENCES "public"."names"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "name_ratings_by_time" ON "name_ratings" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "rating_bursts_by_time" ON "rating_bursts" USING btree ("noticed_at");--> statement-breakpoint
-- by hand
-- Counts are kept where the rows are: whoever adds, changes or removes a rating or a heart, and be it the end of an account, the
-- counts follow in the same transaction.
CREATE FUNCTION "note_name_rating"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO rating_changes (name_id, day, ratings, stars) VALUES (NEW.name_id, NEW.rated_on, 1, NEW.stars);
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO rating_changes (name_id, day, ratings, stars) VALUES (OLD.name_id, OLD.rated_on, -1, -OLD.stars);
	ELSIF (NEW.name_id, NEW.rated_on, NEW.stars) IS DISTINCT FROM (OLD.name_id, OLD.rated_on, OLD.stars) THEN
		INSERT INTO rating_changes (name_id, day, ratings, stars)
		VALUES (OLD.name_id, OLD.rated_on, -1, -OLD.stars), (NEW.name_id, NEW.rated_on, 1, NEW.stars);
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "name_ratings_are_noted" AFTER INSERT OR UPDATE OR DELETE ON "name_ratings" FOR EACH ROW EXECUTE FUNCTION "note_name_rating"();--> statement-breakpoint
CREATE FUNCTION "count_favorite"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND NEW.name_id IS NOT DISTINCT FROM OLD.name_id THEN
		RETURN NULL;
	END IF;
	IF TG_OP <> 'INSERT' AND OLD.name_id IS NOT NULL THEN
		UPDATE favorite_counts SET favorites = favorites - 1 WHERE name_id = OLD.name_id;
	END IF;
	IF TG_OP <> 'DELETE' AND NEW.name_id IS NOT NULL THEN
		INSERT INTO favorite_counts AS it (name_id, favorites) VALUES (NEW.name_id, 1)
		ON CONFLICT (name_id) DO UPDATE SET favorites = it.favorites + 1;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "favorites_are_counted" AFTER INSERT OR UPDATE OR DELETE ON "favorites" FOR EACH ROW EXECUTE FUNCTION "count_favorite"();
