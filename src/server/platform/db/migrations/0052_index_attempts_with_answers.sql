-- expand
CREATE INDEX "quiz_attempt_answers" ON "quiz_attempt" USING btree ("account_id","completed_at" DESC NULLS FIRST,"id") WHERE "quiz_attempt"."answers" IS NOT NULL;
