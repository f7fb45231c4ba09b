-- expand
CREATE TABLE "researcher_profile" (
	"researcher_id" text PRIMARY KEY NOT NULL,
	"words" jsonb NOT NULL,
	"version" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"refused_at" timestamp (3) with time zone,
	"refusal" text
);
--> statement-breakpoint
ALTER TABLE "researcher_profile" ADD CONSTRAINT "researcher_profile_researcher_id_researcher_id_fk" FOREIGN KEY ("researcher_id") REFERENCES "public"."researcher"("id") ON DELETE no action ON UPDATE no action;
