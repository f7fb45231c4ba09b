-- expand
ALTER TABLE "institution_teacher" ADD COLUMN "summary_mail_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "provider_attempt" ADD COLUMN "is_counsellor" boolean DEFAULT false NOT NULL;
