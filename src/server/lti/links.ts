import { randomUUID } from "node:crypto";
import { routes } from "#contract/routes.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { failure, success } from "#domain/shared/result.ts";
import { createClass } from "#server/classes/create-class.ts";
import { classOf } from "#server/classes/store.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import { claim, deepLinkingClaim, linkParameter } from "./claims.ts";
import type { LtiParts } from "./dependencies.ts";
import { usable } from "./join-by-launch.ts";
import type { DeepLinkReturn } from "./launch.ts";
import { launchUrl } from "./login.ts";
import { openFor } from "./secrets.ts";
import { changeLaunch, findLaunch, insertLink, type LaunchRow, lockLaunch, namedClass } from "./store.ts";

/** How long the signed answer is valid, and how far before now it begins, in seconds: clocks differ. */
const answerSeconds = { before: 5 * 60, after: 10 * 60 };

/** Teachers link classes to activities: their launch is read, a class chosen, and the platform answered. */
export function linkRoutes({ database, platforms, keys, publicUrl }: LtiParts): RouteHandler[] {
	const platformOf = ({ platformId }: LaunchRow) => platforms().find(({ id }) => id === platformId);

	/** The class that a teacher names, or a new one with the name of the course; its id. */
	const chosenClass = async (
		transaction: Transaction,
		launch: LaunchRow,
		teacherId: string,
		wanted: { readonly classId: string | null; readonly locale: Locale },
		now: Date,
	) => {
		if (wanted.classId !== null) {
			const own = await classOf(transaction, teacherId, wanted.classId);
			return own === undefined ? failure("request.not_found") : success({ id: own.id });
		}
		const name = launch.courseTitle || (platformOf(launch)?.name ?? launch.platformId);
		return createClass(transaction, { teacherId, name, level: "", locale: wanted.locale }, now);
	};

	return [
		implementRoute(routes.readLaunch, async ({ body, now }) => {
			const launch = usable(
				await findLaunch(database.queries(), body.token, now),
				...(["pupil", "teacher", "deep_link"] as const),
			);
			if (!launch.ok) return launch;
			const { kind, courseTitle, classId } = launch.value;
			const named = classId === null ? undefined : await namedClass(database.queries(), classId);
			return success({
				kind,
				platform: platformOf(launch.value)?.name ?? "",
				courseName: courseTitle,
				linked: named ?? null,
				isChosen: kind === "deep_link" && named !== undefined,
			});
		}),

		implementRoute(routes.linkByLaunch, async ({ body, session, now }) =>
			database.transaction(async (transaction) => {
				const { accountId } = session;
				const launch = usable(await lockLaunch(transaction, body.token, now), "teacher", "deep_link");
				if (!launch.ok) return launch;
				const { kind, classId, platformId, deploymentId, resourceLinkId } = launch.value;
				// A second click, or the second window, makes no second class.
				if (body.classId === null && classId !== null && kind === "deep_link") return success({ classId });
				const chosen = await chosenClass(transaction, launch.value, accountId, body, now);
				if (!chosen.ok) return chosen;
				const { id } = chosen.value;
				await changeLaunch(transaction, launch.value, { classId: id });
				if (kind === "teacher") {
					const activity = { platformId, deploymentId, resourceLinkId };
					await insertLink(transaction, { ...activity, id: randomUUID(), classId: id, createdAt: now });
				}
				await recordEvent(transaction, { event: "class_linked", accountId, at: now });
				return success({ classId: id });
			}),
		),

		implementRoute(routes.answerLaunch, async ({ body, now }) => {
			const linkId = randomUUID();
			const linked = await database.transaction(async (transaction) => {
				const launch = usable(await lockLaunch(transaction, body.token, now), "deep_link");
				if (!launch.ok) return launch;
				const { classId, platformId, deploymentId } = launch.value;
				const named = classId === null ? undefined : await namedClass(transaction, classId);
				const platform = platformOf(launch.value);
				if (named === undefined || platform === undefined) return failure("lti.expired");
				await insertLink(transaction, {
					id: linkId,
					platformId,
					deploymentId,
					resourceLinkId: null,
					classId: named.id,
					createdAt: now,
				});
				await changeLaunch(transaction, launch.value, { usedAt: now });
				return success({ launch: launch.value, platform, title: named.name });
			});
			if (!linked.ok) return linked;
			const { launch, platform, title } = linked.value;
			const { returnUrl, data } = openFor(body.token, launch.sealed) as DeepLinkReturn;
			const seconds = Math.floor(now.getTime() / 1000);
			const item = {
				type: "ltiResourceLink",
				title,
				url: launchUrl(publicUrl),
				custom: { [linkParameter]: linkId },
				lineItem: { scoreMaximum: 1, label: title },
			};
			const answer = {
				iss: platform.clientId,
				aud: platform.issuer,
				nonce: randomUUID(),
				iat: seconds - answerSeconds.before,
				exp: seconds + answerSeconds.after,
				[claim("deployment_id")]: launch.deploymentId,
				[claim("message_type")]: "LtiDeepLinkingResponse",
				[claim("version")]: "1.3.0",
				[deepLinkingClaim("content_items")]: [item],
				...(data === null ? {} : { [deepLinkingClaim("data")]: data }),
			};
			return success({ returnUrl, jwt: await keys.sign(answer, now) });
		}),
	];
}
