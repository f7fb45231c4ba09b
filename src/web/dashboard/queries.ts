import { queryOptions } from "@tanstack/react-query";
import type { StudentDashboard } from "#contract/dashboard.ts";
import { isConsented } from "#domain/account/consented.ts";
import { toInstant } from "#domain/shared/moment.ts";
import { apiQuery, call, knownSession } from "../api/api.ts";
import { type Problem, unwrap } from "../api/problem.ts";
import { loadWithRetry } from "../shared/load-with-retry.ts";

const loadSample = async (): Promise<StudentDashboard> => {
	const { sampleStudent } = await loadWithRetry(() => import("./samples.ts"));
	return sampleStudent(toInstant(new Date()));
};

/** A student's own figures; samples for everyone who has none: nothing is asked that the server would refuse. */
export const studentDashboardQuery = queryOptions<StudentDashboard, Problem>({
	queryKey: ["GET /api/dashboard/student", null],
	queryFn: async () => {
		const session = await knownSession();
		if (!isConsented(session) || session.role !== "student") return loadSample();
		const outcome = await call("GET /api/dashboard/student", {});
		// The session ended, or is another's since.
		return !outcome.ok && outcome.code.startsWith("account.") ? loadSample() : unwrap(outcome);
	},
});

/** The attempts that the account keeps, latest first. */
export const attemptsQuery = apiQuery("GET /api/quiz/attempts", {});
