ALTER TABLE "payment" ADD COLUMN "plan" text;--> statement-breakpoint
ALTER TABLE "simulated_subscription" ADD COLUMN "plan" text DEFAULT 'premium' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "plan" text DEFAULT 'premium' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_plan_is_known" CHECK ("payment"."plan" in ('premium'));--> statement-breakpoint
ALTER TABLE "simulated_subscription" ADD CONSTRAINT "simulated_subscription_plan_is_known" CHECK ("simulated_subscription"."plan" in ('premium'));--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_plan_is_known" CHECK ("subscription"."plan" in ('premium'));--> statement-breakpoint
-- Until now there was one plan.
UPDATE "payment" SET "plan" = 'premium' WHERE "purpose" = 'subscription';
