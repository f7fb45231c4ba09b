CREATE TABLE "blind_rating" (
	"questionnaire_version" integer NOT NULL,
	"group" text NOT NULL,
	"verdict" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "blind_rating_questionnaire_version_group_verdict_pk" PRIMARY KEY("questionnaire_version","group","verdict"),
	CONSTRAINT "blind_rating_group_is_known" CHECK ("blind_rating"."group" in ('top', 'middle', 'bottom')),
	CONSTRAINT "blind_rating_verdict_is_known" CHECK ("blind_rating"."verdict" in ('appeals', 'does_not_appeal', 'cannot_say'))
);
