CREATE TABLE "quest_play" (
	"account_id" uuid NOT NULL,
	"game_id" text NOT NULL,
	"played_at" timestamp (3) with time zone NOT NULL,
	"local_date" date NOT NULL,
	"local_time" text NOT NULL,
	CONSTRAINT "quest_play_account_id_played_at_game_id_pk" PRIMARY KEY("account_id","played_at","game_id")
);
--> statement-breakpoint
ALTER TABLE "quest_play" ADD CONSTRAINT "quest_play_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quest_play_day" ON "quest_play" USING btree ("account_id","local_date");--> statement-breakpoint
-- The plays known so far: the first completion of each game, on the clock of the account's zone.
INSERT INTO "quest_play" ("account_id", "game_id", "played_at", "local_date", "local_time")
SELECT completion."account_id", completion."game_id", completion."completed_at",
	(completion."completed_at" at time zone coalesce(known."name", 'UTC'))::date,
	to_char(completion."completed_at" at time zone coalesce(known."name", 'UTC'), 'HH24:MI')
FROM "quest_completion" completion
JOIN "account" ON "account"."id" = completion."account_id"
LEFT JOIN pg_timezone_names known ON known."name" = "account"."zone";
