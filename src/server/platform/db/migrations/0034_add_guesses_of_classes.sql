-- expand
ALTER TABLE "class_member" ADD COLUMN "has_guessed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "school_class" ADD COLUMN "guesses" jsonb DEFAULT '{"guesses":0,"heights":{},"isRevealed":false}'::jsonb NOT NULL;
