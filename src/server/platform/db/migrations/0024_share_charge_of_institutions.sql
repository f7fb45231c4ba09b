-- expand
CREATE TABLE "institution_manager" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"institution_id" uuid NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "institution_merger" (
	"from_id" uuid PRIMARY KEY NOT NULL,
	"into_id" uuid NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "institution_manager" ADD CONSTRAINT "institution_manager_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution_manager" ADD CONSTRAINT "institution_manager_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution_merger" ADD CONSTRAINT "institution_merger_from_id_institution_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."institution"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution_merger" ADD CONSTRAINT "institution_merger_into_id_institution_id_fk" FOREIGN KEY ("into_id") REFERENCES "public"."institution"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "institution_manager_account" ON "institution_manager" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "institution_manager_of" ON "institution_manager" USING btree ("institution_id");--> statement-breakpoint
CREATE INDEX "institution_merger_into" ON "institution_merger" USING btree ("into_id");
