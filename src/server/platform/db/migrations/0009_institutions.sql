CREATE TABLE "institution" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"town" text NOT NULL,
	"code" text NOT NULL,
	"is_open" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "institution_teacher" (
	"id" uuid PRIMARY KEY NOT NULL,
	"institution_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "institution" ADD CONSTRAINT "institution_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution_teacher" ADD CONSTRAINT "institution_teacher_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution_teacher" ADD CONSTRAINT "institution_teacher_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "institution_account" ON "institution" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "institution_code" ON "institution" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "institution_teacher_account" ON "institution_teacher" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "institution_teacher_of" ON "institution_teacher" USING btree ("institution_id");