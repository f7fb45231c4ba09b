DROP INDEX "account_email";--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "is_claim" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "account_claimed_email" ON "account" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "account_email" ON "account" USING btree ("email") WHERE NOT "account"."is_claim";