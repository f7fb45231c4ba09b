-- expand
CREATE TABLE "missed_appointment" (
	"appointment_id" uuid PRIMARY KEY NOT NULL,
	"student_reported_at" timestamp (3) with time zone,
	"researcher_reported_at" timestamp (3) with time zone,
	"outcome" text NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "missed_appointment_outcome_is_known" CHECK ("missed_appointment"."outcome" in ('refunded', 'kept', 'undecided')),
	CONSTRAINT "missed_appointment_is_reported" CHECK (student_reported_at is not null or researcher_reported_at is not null)
);
--> statement-breakpoint
ALTER TABLE "missed_appointment" ADD CONSTRAINT "missed_appointment_appointment_id_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointment"("id") ON DELETE cascade ON UPDATE no action;
