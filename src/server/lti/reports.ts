import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import { routes } from "#contract/routes.ts";
import { failure, success } from "#domain/shared/result.ts";
import { memberBy } from "#server/classes/member-store.ts";
import { tokenHash } from "#server/platform/db/token-hash.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import type { JobDefinition } from "#server/platform/jobs/jobs.ts";
import { scoreScope } from "./claims.ts";
import type { LtiParts } from "./dependencies.ts";
import { openFor } from "./secrets.ts";
import { isOfPlatform, type LtiPlatform } from "./settings.ts";
import {
	type CourseReportRow,
	courseMemberOf,
	deleteCourseReport,
	dropCourseReport,
	findCourseReport,
	insertCourseReport,
	markReported,
} from "./store.ts";

/** The job that sends one report. */
export const reportJob = "lti-report";

/** The longest time that one request to a platform takes, in milliseconds. */
const longestWaitMs = 10_000;
/** How far before and after now the signed request for an access token is valid, in seconds: clocks differ. */
const clockSeconds = 5 * 60;

const jwtBearer = "urn:ietf:params:oauth:client-assertion-type:jwt-bearer";
const tokenSchema = z.object({ access_token: z.string() });
const destinationSchema = z.object({ platformId: z.string(), lineItem: z.string(), subject: z.string() });

/** The platform will not take the report, however often it is asked. */
class ReportRefused extends Error {}

/** Statuses that say so. Others, among them those of an expired token or of too many requests, are tried again. */
const isFinal = (status: number): boolean => [400, 403, 404, 409, 410, 422].includes(status);

/** The address for scores of a column of the gradebook: `scores` follows its path, before its query. */
function scoresUrl(lineItem: string): string {
	const url = new URL(lineItem);
	url.pathname = `${url.pathname.replace(/\/$/, "")}/scores`;
	return url.href;
}

async function ask(url: string, init: RequestInit): Promise<Response> {
	const signal = AbortSignal.timeout(longestWaitMs);
	const response = await fetch(url, { ...init, method: "POST", redirect: "error", signal });
	if (isFinal(response.status)) throw new ReportRefused(`The platform answers ${response.status}`);
	if (!response.ok) throw new Error(`The platform answers ${response.status}`);
	return response;
}

/** The report of a pupil to the course: done, and nothing else. The pupil asks for it, and a job sends it. */
export function reportRoute({ database, jobs }: LtiParts): RouteHandler {
	return implementRoute(routes.reportDone, async ({ body, now }) =>
		database.transaction(async (transaction) => {
			const member = await memberBy(transaction, tokenHash(body.token));
			if (member === undefined) return failure("classes.membership_ended");
			const known = await courseMemberOf(transaction, member.id);
			if (known?.isReported === true) return success(null);
			const opened = known?.sealed ? openFor(body.token, known.sealed) : undefined;
			const destination = z.safeParse(destinationSchema, opened);
			if (!destination.success) return failure("lti.course_unknown");
			const { platformId, lineItem, subject: person } = destination.data;
			const id = randomUUID();
			await insertCourseReport(transaction, {
				id,
				platformId,
				lineItem,
				person,
				memberId: member.id,
				writtenAt: now,
			});
			await markReported(transaction, member.id);
			await jobs.send(transaction, reportJob, { id });
			return success(null);
		}),
	);
}

/** Sends one report. A platform that is away is asked again later; one that refuses is not. */
export function reportJobOf({ database, keys, platforms, log, now }: LtiParts): JobDefinition {
	const accessToken = async ({ clientId, tokenUrl }: LtiPlatform): Promise<string> => {
		const seconds = Math.floor(now().getTime() / 1000);
		const claims = { iss: clientId, sub: clientId, aud: tokenUrl, jti: randomUUID() };
		const times = { iat: seconds - clockSeconds, exp: seconds + clockSeconds };
		const form = {
			grant_type: "client_credentials",
			client_assertion_type: jwtBearer,
			scope: scoreScope,
			client_assertion: await keys.sign({ ...claims, ...times }, now()),
		};
		const response = await ask(tokenUrl, { body: new URLSearchParams(form) });
		return tokenSchema.parse(await response.json()).access_token;
	};

	const send = async ({ platformId, lineItem, person }: CourseReportRow): Promise<void> => {
		const platform = platforms().find(({ id }) => id === platformId);
		if (platform === undefined || !isOfPlatform(platform, lineItem))
			throw new ReportRefused("The platform is not in the settings");
		const token = await accessToken(platform);
		const score = {
			userId: person,
			scoreGiven: 1,
			scoreMaximum: 1,
			timestamp: now().toISOString(),
			activityProgress: "Completed",
			gradingProgress: "FullyGraded",
		};
		await ask(scoresUrl(lineItem), {
			headers: {
				authorization: `Bearer ${token}`,
				"content-type": "application/vnd.ims.lis.v1.score+json",
			},
			body: JSON.stringify(score),
		});
	};

	return {
		name: reportJob,
		concurrency: 4,
		handle: async (data) => {
			const report = await findCourseReport(
				database.queries(),
				String((data as { readonly id?: unknown }).id),
			);
			if (report === undefined) return;
			try {
				await send(report);
				await deleteCourseReport(database.queries(), report.id);
			} catch (error) {
				if (!(error instanceof ReportRefused)) throw error;
				log.warn("a platform refused a report", { platform: report.platformId, reason: error.message });
				await database.transaction((transaction) => dropCourseReport(transaction, report));
			}
		},
	};
}
