ALTER TABLE "account" ADD CONSTRAINT "account_role_is_known" CHECK ("account"."role" in ('student', 'teacher', 'parent', 'institution'));--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_locale_is_known" CHECK ("account"."locale" in ('en', 'fr'));--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_age_band_is_known" CHECK ("account"."age_band" in ('under15', '15to17', '18plus'));--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_consent_is_known" CHECK ("account"."consent" in ('not_needed', 'pending', 'given'));--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_duration_is_known" CHECK ("appointment"."duration" in ('30min', '60min'));--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_state_is_known" CHECK ("appointment"."state" in ('confirmed', 'completed', 'cancelled'));--> statement-breakpoint
ALTER TABLE "appointment_hold" ADD CONSTRAINT "appointment_hold_duration_is_known" CHECK ("appointment_hold"."duration" in ('30min', '60min'));--> statement-breakpoint
ALTER TABLE "appointment_hold" ADD CONSTRAINT "appointment_hold_state_is_known" CHECK ("appointment_hold"."state" in ('held', 'booked', 'released'));--> statement-breakpoint
ALTER TABLE "appointment_reminder" ADD CONSTRAINT "appointment_reminder_kind_is_known" CHECK ("appointment_reminder"."kind" in ('day', 'hour'));--> statement-breakpoint
ALTER TABLE "availability_exception" ADD CONSTRAINT "availability_exception_kind_is_known" CHECK ("availability_exception"."kind" in ('closed', 'extra'));--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_locale_is_known" CHECK ("contact_message"."locale" in ('en', 'fr'));--> statement-breakpoint
ALTER TABLE "guardian" ADD CONSTRAINT "guardian_locale_is_known" CHECK ("guardian"."locale" in ('en', 'fr'));--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_locale_is_known" CHECK ("mail_outbox"."locale" in ('en', 'fr'));--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_purpose_is_known" CHECK ("payment"."purpose" in ('subscription', 'consultation'));--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_state_is_known" CHECK ("payment"."state" in ('open', 'paid', 'failed', 'expired', 'refunding', 'refunded'));--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_provider_is_known" CHECK ("payment"."provider" in ('simulated', 'stripe'));--> statement-breakpoint
ALTER TABLE "researcher" ADD CONSTRAINT "researcher_locale_is_known" CHECK ("researcher"."locale" in ('en', 'fr'));--> statement-breakpoint
ALTER TABLE "researcher" ADD CONSTRAINT "researcher_hue_is_known" CHECK ("researcher"."hue" in ('space', 'physics', 'math', 'computer', 'engineering', 'materials', 'environmental', 'biology', 'agriculture', 'food', 'earth', 'chemistry', 'health', 'education'));--> statement-breakpoint
ALTER TABLE "simulated_payment" ADD CONSTRAINT "simulated_payment_state_is_known" CHECK ("simulated_payment"."state" in ('paid', 'failed', 'expired', 'refunded'));--> statement-breakpoint
ALTER TABLE "simulated_subscription" ADD CONSTRAINT "simulated_subscription_status_is_known" CHECK ("simulated_subscription"."status" in ('active', 'past_due', 'ended'));--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_provider_is_known" CHECK ("subscription"."provider" in ('simulated', 'stripe'));--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_status_is_known" CHECK ("subscription"."status" in ('active', 'past_due', 'ended'));--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_wish_is_known" CHECK ("subscription"."wish" in ('none', 'keep', 'cancel_at_period_end', 'end_now', 'forget'));--> statement-breakpoint
ALTER TABLE "update_subscription" ADD CONSTRAINT "update_subscription_locale_is_known" CHECK ("update_subscription"."locale" in ('en', 'fr'));--> statement-breakpoint
-- Mails that wait tell from now on what was paid. Every appointment that was booked until now cost 20 euros.
UPDATE "mail_outbox" SET "facts" = "facts" || '{"amountCents": 2000}' WHERE "kind" = 'appointment' AND "facts" IS NOT NULL AND NOT "facts" ? 'amountCents';
