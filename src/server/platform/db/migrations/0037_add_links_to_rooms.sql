-- expand
CREATE TABLE "room_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"appointment_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"token_hash" text NOT NULL,
	"address_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "room_link" ADD CONSTRAINT "room_link_appointment_id_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "room_link_token" ON "room_link" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "room_link_appointment" ON "room_link" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "room_link_expires" ON "room_link" USING btree ("expires_at");
