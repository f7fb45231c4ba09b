-- expand
ALTER TABLE "problem_report" DROP CONSTRAINT "problem_report_reporter_is_known";--> statement-breakpoint
ALTER TABLE "problem_report" ADD CONSTRAINT "problem_report_reporter_is_known" CHECK ("problem_report"."reporter" in ('student', 'guardian', 'researcher'));
