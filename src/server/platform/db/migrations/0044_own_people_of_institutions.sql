-- expand
ALTER TABLE "institution_invitation" ADD COLUMN "role" text DEFAULT 'teacher' NOT NULL;--> statement-breakpoint
ALTER TABLE "institution_invitation" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "institution_invitation" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "institution_teacher" ADD COLUMN "role" text DEFAULT 'teacher' NOT NULL;--> statement-breakpoint
ALTER TABLE "institution_invitation" ADD CONSTRAINT "institution_invitation_role_is_known" CHECK ("institution_invitation"."role" in ('teacher', 'counsellor', 'inCharge'));--> statement-breakpoint
ALTER TABLE "institution_invitation" ADD CONSTRAINT "institution_invitation_locale_is_known" CHECK ("institution_invitation"."locale" in ('en', 'fr'));--> statement-breakpoint
ALTER TABLE "institution_teacher" ADD CONSTRAINT "institution_teacher_role_is_known" CHECK ("institution_teacher"."role" in ('teacher', 'counsellor'));
