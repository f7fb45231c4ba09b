-- expand
CREATE TABLE "shown_summary" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"parts" jsonb NOT NULL,
	"shown_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shown_summary_locale_is_known" CHECK ("shown_summary"."locale" in ('en', 'fr'))
);
--> statement-breakpoint
ALTER TABLE "shown_summary" ADD CONSTRAINT "shown_summary_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shown_summary" ADD CONSTRAINT "shown_summary_member_id_institution_teacher_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."institution_teacher"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shown_summary_one" ON "shown_summary" USING btree ("account_id","member_id");--> statement-breakpoint
CREATE INDEX "shown_summary_member" ON "shown_summary" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "shown_summary_end" ON "shown_summary" USING btree ("ends_at");
