-- expand
CREATE TABLE "appointment_proposal" (
	"appointment_id" uuid PRIMARY KEY NOT NULL,
	"times" jsonb NOT NULL,
	"reason" text NOT NULL,
	"answer_by" timestamp (3) with time zone NOT NULL,
	"proposed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "appointment_proposal" ADD CONSTRAINT "appointment_proposal_appointment_id_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_proposal_answer_by" ON "appointment_proposal" USING btree ("answer_by");
