-- expand
ALTER TABLE "installation" ADD COLUMN "clock_believed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "installation" ADD COLUMN "clock_doubted_at" timestamp (3) with time zone;
