-- expand
CREATE TABLE "desk_note" (
	"appointment_id" uuid PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "desk_note" ADD CONSTRAINT "desk_note_appointment_id_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointment"("id") ON DELETE cascade ON UPDATE no action;
