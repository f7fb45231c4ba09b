-- expand
CREATE TABLE "lti_attempt" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"platform_id" text NOT NULL,
	"used_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lti_key" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" jsonb NOT NULL,
	"sealed" text NOT NULL,
	"signs_from" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lti_launch" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"platform_id" text NOT NULL,
	"deployment_id" text NOT NULL,
	"kind" text NOT NULL,
	"course_title" text NOT NULL,
	"resource_link_id" text,
	"class_id" uuid,
	"sealed" text NOT NULL,
	"used_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lti_launch_kind_is_known" CHECK ("lti_launch"."kind" in ('pupil', 'teacher', 'deep_link'))
);
--> statement-breakpoint
CREATE TABLE "lti_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"platform_id" text NOT NULL,
	"deployment_id" text NOT NULL,
	"resource_link_id" text,
	"class_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lti_place" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"class_id" uuid NOT NULL,
	"person_hash" text NOT NULL,
	"sealed" text,
	"is_reported" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lti_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"platform_id" text NOT NULL,
	"line_item" text NOT NULL,
	"person" text NOT NULL,
	"member_id" uuid,
	"written_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lti_launch" ADD CONSTRAINT "lti_launch_class_id_school_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."school_class"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_link" ADD CONSTRAINT "lti_link_class_id_school_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."school_class"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_place" ADD CONSTRAINT "lti_place_member_id_class_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."class_member"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "lti_place" ADD CONSTRAINT "lti_place_class_id_school_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."school_class"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_report" ADD CONSTRAINT "lti_report_member_id_class_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."class_member"("id") ON DELETE set null ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "lti_attempt_expiry" ON "lti_attempt" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "lti_launch_class" ON "lti_launch" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "lti_launch_expiry" ON "lti_launch" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "lti_link_activity" ON "lti_link" USING btree ("platform_id","deployment_id","resource_link_id");--> statement-breakpoint
CREATE INDEX "lti_link_class" ON "lti_link" USING btree ("class_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lti_place_person" ON "lti_place" USING btree ("class_id","person_hash");--> statement-breakpoint
CREATE INDEX "lti_report_member" ON "lti_report" USING btree ("member_id");
