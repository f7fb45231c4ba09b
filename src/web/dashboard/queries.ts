import { queryOptions } from "@tanstack/react-query";
import type { StudentDashboard } from "#contract/dashboard.ts";
import { isConsented } from "#domain/account/consented.ts";
import { toInstant } from "#domain/shared/moment.ts";
import { apiQuery, knownSession, readNow } from "../api/api.ts";
import type { Problem } from "../api/problem.ts";

const loadSample = async (): Promise<StudentDashboard> => {
	const { sampleStudent } = await import("./samples.ts");
	return sampleStudent(toInstant(new Date()));
};

/** A student's own figures; samples for everyone who has none: nothing is asked that the server would refuse. */
export const studentDashboardQuery = queryOptions<StudentDashboard, Problem>({
	queryKey: ["GET /api/dashboard/student", null],
	queryFn: async () => {
		const session = await knownSession();
		if (!isConsented(session) || session.role !== "student") return loadSample();
		return readNow("GET /api/dashboard/student", {}).catch((problem: Problem) => {
			// The session has ended, or another person has signed in since.
			if (problem.code.startsWith("account.")) return loadSample();
			throw problem;
		});
	},
});

/** The attempts that the account keeps, latest first. */
export const attemptsQuery = apiQuery("GET /api/quiz/attempts", {});
