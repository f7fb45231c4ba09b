import { routes } from "#contract/routes.ts";
import { reportLifeMs } from "#domain/lti/launch.ts";
import { success } from "#domain/shared/result.ts";
import { minuteMs } from "#domain/shared/units.ts";
import type { Feature } from "#server/platform/feature.ts";
import { implementRoute } from "#server/platform/http/define-route.ts";
import type { JobDefinition } from "#server/platform/jobs/jobs.ts";
import type { LtiDependencies, LtiParts } from "./dependencies.ts";
import { joinByLaunchRoute } from "./join-by-launch.ts";
import { createToolKeys } from "./keys.ts";
import { launchRoute } from "./launch.ts";
import { linkRoutes } from "./links.ts";
import { loginRoutes } from "./login.ts";
import { reportJob, reportJobOf, reportRoute } from "./reports.ts";
import { deleteEndedLaunches, dropCourseReport, reportsBefore } from "./store.ts";

/** A report without a job is sent after so many milliseconds: its server may have died before the jobs had started. */
const strayMs = 10 * minuteMs;

/** Deletes launches that ended, renews the keys, and looks after reports that were not sent. */
const ltiHousekeeping = ({ database, jobs, keys, log, now }: LtiParts): JobDefinition => ({
	name: "lti-housekeeping",
	every: "41 * * * *",
	isFinal: true,
	handle: async () => {
		const at = now();
		await deleteEndedLaunches(database.queries(), at);
		await keys.renew(at);
		const waiting = await reportsBefore(database.queries(), new Date(at.getTime() - strayMs));
		const over = waiting.filter(({ writtenAt }) => writtenAt.getTime() < at.getTime() - reportLifeMs);
		for (const report of over) {
			log.warn("a report could not be sent", { platform: report.platformId });
			await database.transaction((transaction) => dropCourseReport(transaction, report));
		}
		if (over.length === waiting.length) return;
		const underWay = await jobs.idsUnderWay(reportJob);
		const stray = waiting.filter((report) => !over.includes(report) && !underWay.includes(report.id));
		await database.transaction(async (transaction) => {
			for (const { id } of stray) await jobs.send(transaction, reportJob, { id });
		});
	},
});

/** Classes as activities of learning platforms, by LTI 1.3 (decision 51). */
export function createLti(dependencies: LtiDependencies): Feature {
	const keys = createToolKeys(dependencies.database, dependencies.secrets);
	const parts: LtiParts = { ...dependencies, keys };
	return {
		routes: [
			...loginRoutes(parts),
			launchRoute(parts),
			implementRoute(routes.ltiKeys, async ({ now }) => success({ keys: await keys.published(now) })),
			...linkRoutes(parts),
			joinByLaunchRoute(parts),
			reportRoute(parts),
		],
		jobs: [reportJobOf(parts), ltiHousekeeping(parts)],
	};
}
