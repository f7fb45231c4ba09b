CREATE TABLE "institution_invitation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"institution_id" uuid NOT NULL,
	"email" text NOT NULL,
	"answer" text NOT NULL,
	"token_hash" text,
	"invited_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "institution_invitation_answer_is_known" CHECK ("institution_invitation"."answer" in ('waiting', 'joined', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "institution_invitation" ADD CONSTRAINT "institution_invitation_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "institution_invitation_address" ON "institution_invitation" USING btree ("institution_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "institution_invitation_token" ON "institution_invitation" USING btree ("token_hash");