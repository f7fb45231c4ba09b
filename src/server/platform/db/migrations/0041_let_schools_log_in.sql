-- expand
CREATE TABLE "provider_attempt" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"return_to" text,
	"session_id" uuid,
	"used_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"issuer" text,
	"subject" text,
	"role" text,
	CONSTRAINT "provider_attempt_role_is_known" CHECK ("provider_attempt"."role" in ('student', 'teacher', 'parent', 'institution'))
);
--> statement-breakpoint
CREATE TABLE "provider_identity" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"account_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"linked_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "provider_identity_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
ALTER TABLE "provider_attempt" ADD CONSTRAINT "provider_attempt_session_id_account_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."account_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_identity" ADD CONSTRAINT "provider_identity_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_attempt_session" ON "provider_attempt" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "provider_attempt_expiry" ON "provider_attempt" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_identity_account" ON "provider_identity" USING btree ("account_id","provider_id");
