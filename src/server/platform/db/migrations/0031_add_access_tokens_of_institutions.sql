-- expand
CREATE TABLE "institution_token" (
	"id" uuid PRIMARY KEY NOT NULL,
	"institution_id" uuid NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "institution_token" ADD CONSTRAINT "institution_token_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "institution_token_hash" ON "institution_token" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "institution_token_of" ON "institution_token" USING btree ("institution_id");
