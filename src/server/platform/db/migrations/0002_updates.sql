CREATE TABLE "update_subscription" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"wording" integer NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"token_hash" text
);
--> statement-breakpoint
ALTER TABLE "update_subscription" ADD CONSTRAINT "update_subscription_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "update_subscription_email" ON "update_subscription" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "update_subscription_token" ON "update_subscription" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "update_subscription_account" ON "update_subscription" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "contact_message_email" ON "contact_message" USING btree ("email");--> statement-breakpoint
CREATE INDEX "mail_outbox_recipient" ON "mail_outbox" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "quiz_attempt_completed" ON "quiz_attempt" USING btree ("account_id","completed_at");