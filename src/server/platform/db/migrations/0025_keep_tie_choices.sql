-- expand
ALTER TABLE "quiz_attempt" ADD COLUMN "tie_choices" jsonb;
