-- expand
CREATE TABLE "institution_year" (
	"institution_id" uuid PRIMARY KEY NOT NULL,
	"archive_on" date NOT NULL,
	"erase_on" date NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "institution_year_notice" (
	"institution_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "school_class" ADD COLUMN "archived_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "school_class" ADD COLUMN "archived_year" integer;--> statement-breakpoint
ALTER TABLE "institution_year" ADD CONSTRAINT "institution_year_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution_year_notice" ADD CONSTRAINT "institution_year_notice_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution_year_notice" ADD CONSTRAINT "institution_year_notice_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "institution_year_notice_one" ON "institution_year_notice" USING btree ("institution_id","account_id");
