import { routes } from "#contract/routes.ts";
import { launchAttemptMs } from "#domain/lti/launch.ts";
import { failure, success } from "#domain/shared/result.ts";
import { drawToken, tokenHash } from "#server/platform/db/token-hash.ts";
import {
	implementRoute,
	type RequestContext,
	type RouteHandler,
} from "#server/platform/http/define-route.ts";
import type { LtiParts } from "./dependencies.ts";
import { browserCookie, browserToken, nonceOf } from "./secrets.ts";
import { insertStartedLaunch } from "./store.ts";

/** The address to which a platform sends the message of a launch, and which it knows as the tool. */
export const launchUrl = (publicUrl: string): string => `${publicUrl}${routes.ltiLaunch.path}`;

/** Starts a launch, by either method: the browser goes back to the platform with a state and a nonce that work once. */
export function loginRoutes({ database, platforms, publicUrl }: LtiParts): RouteHandler[] {
	const start = async ({
		form,
		headers,
		now,
		setCookies,
	}: Pick<RequestContext<typeof routes.startLtiLogin>, "form" | "headers" | "now" | "setCookies">) => {
		const { iss, client_id: clientId, lti_deployment_id: deploymentId } = form;
		const isAsked = (one: { readonly issuer: string; readonly clientId: string }) =>
			one.issuer === iss && (clientId === undefined || one.clientId === clientId);
		const platform = platforms().find(isAsked);
		if (platform === undefined) return failure("lti.platform_unknown");
		if (deploymentId !== undefined && !platform.deploymentIds.includes(deploymentId))
			return failure("lti.deployment_unknown");
		const state = drawToken();
		// One token for every launch of this browser: two activities of one page may open at once.
		const browser = browserToken(headers, publicUrl) ?? drawToken();
		const expiresAt = new Date(now.getTime() + launchAttemptMs);
		const row = { browserHash: tokenHash(browser), platformId: platform.id, expiresAt };
		await insertStartedLaunch(database.queries(), state, row);
		setCookies(browserCookie(browser, publicUrl));
		const location = new URL(platform.authorizationUrl);
		const parameters = {
			scope: "openid",
			response_type: "id_token",
			response_mode: "form_post",
			prompt: "none",
			client_id: platform.clientId,
			redirect_uri: launchUrl(publicUrl),
			state,
			nonce: nonceOf(state),
			login_hint: form.login_hint,
			...(form.lti_message_hint === undefined ? {} : { lti_message_hint: form.lti_message_hint }),
		};
		for (const [name, value] of Object.entries(parameters)) location.searchParams.set(name, value);
		return success({ location: location.href });
	};

	return [implementRoute(routes.startLtiLogin, start), implementRoute(routes.startLtiLoginByForm, start)];
}
