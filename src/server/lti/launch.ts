import { routes } from "#contract/routes.ts";
import { classNameOf, launchLifeMs } from "#domain/lti/launch.ts";
import { launchPath } from "#domain/shared/launch-address.ts";
import { localizedPath } from "#domain/shared/locale.ts";
import { failure, success } from "#domain/shared/result.ts";
import { drawToken, tokenHash } from "#server/platform/db/token-hash.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import { storedLocale } from "#server/platform/site/language.ts";
import { type LaunchMessage, readLaunchMessage } from "./claims.ts";
import type { LtiParts } from "./dependencies.ts";
import { browserToken, nonceOf, sealFor } from "./secrets.ts";
import type { LtiPlatform } from "./settings.ts";
import { consumeStartedLaunch, findLink, findStartedLaunch, insertLaunch } from "./store.ts";
import { createLaunchVerifier } from "./verify.ts";

/** The facts about a pupil that a launch leaves at their membership: who it is for the platform, and where a report goes. */
export interface PupilOfCourse {
	readonly issuer: string;
	readonly subject: string;
	readonly lineItem: string | null;
}

/** The facts that the answer to a teacher's choice needs. */
export interface DeepLinkReturn {
	readonly returnUrl: string;
	readonly data: string | null;
}

const sealedPart = (
	{ issuer }: LtiPlatform,
	message: LaunchMessage,
): PupilOfCourse | DeepLinkReturn | null => {
	const { kind, subject, lineItem, deepLink } = message;
	return kind === "pupil" ? { issuer, subject, lineItem } : deepLink;
};

/**
 * Takes the message of a platform and opens the page of the launch. The state is used up before the message is looked at, so
 * that of two requests with one message one counts.
 */
export function launchRoute({ database, platforms, publicUrl, log }: LtiParts): RouteHandler {
	const verify = createLaunchVerifier(log);
	return implementRoute(routes.ltiLaunch, async ({ form, headers, now }) => {
		const { state = "", id_token: idToken, error } = form;
		const queries = database.queries();
		const attempt = await findStartedLaunch(queries, state, now);
		const browser = browserToken(headers, publicUrl);
		// A browser that refuses the cookie is let in: what a launch opens alone, a pupil's membership, is not worth forging.
		const isElsewhere = browser !== undefined && tokenHash(browser) !== attempt?.browserHash;
		if (attempt === undefined || isElsewhere) return failure("lti.expired");
		if (!(await consumeStartedLaunch(queries, attempt, now))) return failure("lti.replayed");
		const platform = platforms().find(({ id }) => id === attempt.platformId);
		if (platform === undefined) return failure("lti.platform_unknown");
		if (error !== undefined) return failure("lti.refused");
		if (idToken === undefined) return failure("lti.invalid");
		const claims = await verify(platform, idToken, nonceOf(state), now);
		if (!claims.ok) return claims;
		const read = readLaunchMessage(platform, claims.value);
		if (!read.ok) return read;
		const message = read.value;
		const { kind, deploymentId, resourceLinkId, linkId, courseTitle } = message;
		const activity = { platformId: platform.id, deploymentId };
		const link = resourceLinkId && (await findLink(queries, { ...activity, resourceLinkId }, linkId));
		const classId = link ? link.classId : null;
		if (kind === "pupil" && classId === null) return failure("lti.no_class");
		const token = drawToken();
		await insertLaunch(queries, {
			...activity,
			tokenHash: tokenHash(token),
			kind,
			resourceLinkId,
			classId,
			usedAt: null,
			courseTitle: kind === "pupil" ? "" : classNameOf(courseTitle),
			sealed: sealFor(token, sealedPart(platform, message)),
			expiresAt: new Date(now.getTime() + launchLifeMs[kind]),
		});
		const locale = message.locale ?? storedLocale(headers.get("cookie") ?? undefined);
		return success({ location: localizedPath(locale, `${launchPath}#${token}`) });
	});
}
