CREATE TABLE "daily_blind_rating" (
	"day" date NOT NULL,
	"questionnaire_version" integer NOT NULL,
	"group" text NOT NULL,
	"verdict" text NOT NULL,
	"count" integer NOT NULL,
	"is_left_out" boolean DEFAULT false NOT NULL,
	CONSTRAINT "daily_blind_rating_day_questionnaire_version_group_verdict_pk" PRIMARY KEY("day","questionnaire_version","group","verdict"),
	CONSTRAINT "daily_blind_rating_group_is_known" CHECK ("daily_blind_rating"."group" in ('top', 'middle', 'bottom')),
	CONSTRAINT "daily_blind_rating_verdict_is_known" CHECK ("daily_blind_rating"."verdict" in ('appeals', 'does_not_appeal', 'cannot_say'))
);
