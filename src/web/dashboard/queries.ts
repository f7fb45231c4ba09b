import { queryOptions } from "@tanstack/react-query";
import type { StudentDashboard } from "#contract/dashboard.ts";
import { isConsented } from "#domain/account/consented.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { apiQuery, knownSession, readNow } from "../api/api.ts";
import type { Problem } from "../api/problem.ts";

const loadSample = async (): Promise<StudentDashboard> => {
	const { sampleStudent } = await import("./samples.ts");
	return sampleStudent(toInstant(new Date()));
};

/** A student's own figures, or samples for everyone else: no request is sent that the server would refuse. */
export const studentDashboardQuery = queryOptions<StudentDashboard, Problem>({
	queryKey: ["GET /api/dashboard/student", null],
	queryFn: async () => {
		const session = await knownSession();
		if (!isConsented(session) || session.role !== "student") return loadSample();
		return readNow("GET /api/dashboard/student", {}).catch((problem: Problem) => {
			// The session has ended or another person has signed in meanwhile.
			if (problem.code.startsWith("account.")) return loadSample();
			throw problem;
		});
	},
});

/** The attempts that the account stores, latest first. */
export const attemptsQuery = apiQuery("GET /api/quiz/attempts", {});
