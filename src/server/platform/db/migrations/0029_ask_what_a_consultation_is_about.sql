-- expand
ALTER TABLE "appointment" ADD COLUMN "topic" text;--> statement-breakpoint
ALTER TABLE "appointment_hold" ADD COLUMN "topic" text;
