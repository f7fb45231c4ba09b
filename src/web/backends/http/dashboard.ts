import type { StudentDashboard } from "#contract/dashboard.ts";
import { routes } from "#contract/routes.ts";
import { valueIn } from "#domain/shared/result.ts";
import type { Client } from "./client.ts";

/** The student's own figures; null where the session ended, or is another's since. */
export const ownDashboard = (client: Client) => async (): Promise<StudentDashboard | null> => {
	const asked = await client.ask(routes.studentDashboard, {}, [
		"account.sign_in_required",
		"account.consent_required",
		"account.student_only",
	]);
	if (!asked.ok && asked.code.startsWith("account.")) return null;
	return valueIn(asked);
};
