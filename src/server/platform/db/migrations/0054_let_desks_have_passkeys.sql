-- expand
ALTER TABLE "passkey" ALTER COLUMN "account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "passkey" ADD COLUMN "door" text DEFAULT 'account' NOT NULL;--> statement-breakpoint
ALTER TABLE "passkey" ADD COLUMN "researcher_id" text;--> statement-breakpoint
ALTER TABLE "passkey_challenge" ADD COLUMN "purpose" text DEFAULT 'account' NOT NULL;--> statement-breakpoint
ALTER TABLE "passkey_challenge" ADD COLUMN "researcher_id" text;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_researcher_id_researcher_id_fk" FOREIGN KEY ("researcher_id") REFERENCES "public"."researcher"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenge" ADD CONSTRAINT "passkey_challenge_researcher_id_researcher_id_fk" FOREIGN KEY ("researcher_id") REFERENCES "public"."researcher"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkey_researcher" ON "passkey" USING btree ("researcher_id");--> statement-breakpoint
CREATE INDEX "passkey_challenge_researcher" ON "passkey_challenge" USING btree ("researcher_id");--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_door_is_known" CHECK ("passkey"."door" in ('account', 'desk', 'operator'));--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_has_an_owner" CHECK (("researcher_id" is not null) = ("door" = 'desk') and ("account_id" is null) = ("door" = 'desk'));--> statement-breakpoint
ALTER TABLE "passkey_challenge" ADD CONSTRAINT "passkey_challenge_purpose_is_known" CHECK ("passkey_challenge"."purpose" in ('account', 'desk', 'operator', 'operator_open'));
