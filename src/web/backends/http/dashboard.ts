import type { DashboardBackend } from "#contract/dashboard.ts";
import { routes } from "#contract/routes/routes.ts";
import { type Client, valueIn } from "./client.ts";
import { isKeeper, type Who } from "./who.ts";

interface Parts {
	readonly client: Client;
	readonly who: Who;
	/** What is shown to whoever has no figures of their own. */
	readonly samples: DashboardBackend;
}

/** The student's own figures; samples for everyone else and on the other tabs. */
export const httpDashboard = ({ client, who, samples }: Parts): DashboardBackend => ({
	student: async () => {
		const session = await who.known();
		if (!isKeeper(session) || session.role !== "student") return samples.student();
		const asked = await client.ask(routes.studentDashboard, {}, [
			"account.sign_in_required",
			"account.consent_required",
			"account.student_only",
		]);
		// The session ended, or is another's since: whoever is here has no figures.
		if (!asked.ok && asked.code.startsWith("account.")) return samples.student();
		return valueIn(asked);
	},
	teacher: () => samples.teacher(),
	parent: () => samples.parent(),
});
