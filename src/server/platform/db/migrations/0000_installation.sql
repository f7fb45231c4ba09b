CREATE TABLE "installation" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "installation_is_only" CHECK ("installation"."is_only")
);
--> statement-breakpoint
INSERT INTO "installation" ("id") VALUES (DEFAULT);
