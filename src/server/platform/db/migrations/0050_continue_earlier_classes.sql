-- expand
ALTER TABLE "school_class" ADD COLUMN "term_sums" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "school_class" ADD COLUMN "follows_id" uuid;--> statement-breakpoint
ALTER TABLE "school_class" ADD CONSTRAINT "school_class_follows_id_school_class_id_fk" FOREIGN KEY ("follows_id") REFERENCES "public"."school_class"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "school_class_follows" ON "school_class" USING btree ("follows_id");
