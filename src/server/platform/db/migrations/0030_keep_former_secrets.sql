-- expand
CREATE TABLE "former_secret" (
	"secret" text PRIMARY KEY NOT NULL,
	"accepted_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "installation" ADD COLUMN "secret_signs_from" timestamp (3) with time zone;
