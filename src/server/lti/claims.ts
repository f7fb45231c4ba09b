import * as z from "zod/mini";
import { type CourseRole, courseRoleOf, type LaunchKind } from "#domain/lti/launch.ts";
import { isLocale, type Locale } from "#domain/shared/locale.ts";
import { failure, type Result, success } from "#domain/shared/result.ts";
import { isOfPlatform, type LtiPlatform } from "./settings.ts";

/** The full name of a claim of a launch. */
export const claim = <const Name extends string>(name: Name) =>
	`https://purl.imsglobal.org/spec/lti/claim/${name}` as const;
/** The full name of a claim of deep linking. */
export const deepLinkingClaim = <const Name extends string>(name: Name) =>
	`https://purl.imsglobal.org/spec/lti-dl/claim/${name}` as const;
/** The permission to report scores, as a launch offers it and a request for an access token names it. */
export const scoreScope = "https://purl.imsglobal.org/spec/lti-ags/scope/score";

const id = z.string().check(z.regex(/^[^\p{Cc}]{1,255}$/u));
const text = z.optional(z.nullable(z.string()));

const messageSchema = z.object({
	sub: id,
	[claim("version")]: z.literal("1.3.0"),
	[claim("message_type")]: z.enum(["LtiResourceLinkRequest", "LtiDeepLinkingRequest"]),
	[claim("deployment_id")]: id,
	[claim("roles")]: z.array(z.string()),
	[claim("context")]: z.optional(z.nullable(z.object({ title: text, label: text }))),
	[claim("resource_link")]: z.optional(z.object({ id })),
	[claim("custom")]: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
	[claim("launch_presentation")]: z.optional(z.nullable(z.object({ locale: text }))),
	"https://purl.imsglobal.org/spec/lti-ags/claim/endpoint": z.optional(
		z.nullable(z.object({ lineitem: text, scope: z.optional(z.array(z.string())) })),
	),
	[deepLinkingClaim("deep_linking_settings")]: z.optional(
		z.object({
			deep_link_return_url: z.string(),
			accept_types: z.array(z.string()),
			data: z.optional(z.string()),
		}),
	),
});

/** The message of a platform in a launch, checked. */
export interface LaunchMessage {
	readonly kind: LaunchKind;
	readonly subject: string;
	readonly deploymentId: string;
	/** The title of the course; "" without one. */
	readonly courseTitle: string;
	/** The activity; null while it is being made. */
	readonly resourceLinkId: string | null;
	/** The link that the parameters of the activity name; null without one. */
	readonly linkId: string | null;
	/** The address of the activity's column in the gradebook; null where no report is taken. */
	readonly lineItem: string | null;
	/** Where the answer of a teacher goes who is making an activity, and what has to go with it. */
	readonly deepLink: { readonly returnUrl: string; readonly data: string | null } | null;
	readonly locale: Locale | null;
}

/** Names the id of a link in the parameters of an activity. */
export const linkParameter = "spectra_class";

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const kindOf = (
	isDeepLinking: boolean,
	role: CourseRole | undefined,
): Result<LaunchKind, "lti.role" | "lti.teacher_needed"> => {
	if (role === undefined) return failure("lti.role");
	if (!isDeepLinking) return success(role);
	return role === "teacher" ? success("deep_link") : failure("lti.teacher_needed");
};

/** Reads the claims of a launch whose signature was checked. */
export function readLaunchMessage(
	platform: LtiPlatform,
	claims: unknown,
): Result<LaunchMessage, "lti.invalid" | "lti.deployment_unknown" | "lti.role" | "lti.teacher_needed"> {
	const read = z.safeParse(messageSchema, claims);
	if (!read.success) return failure("lti.invalid");
	const message = read.data;
	const deploymentId = message[claim("deployment_id")];
	if (!platform.deploymentIds.includes(deploymentId)) return failure("lti.deployment_unknown");
	const isDeepLinking = message[claim("message_type")] === "LtiDeepLinkingRequest";
	const kind = kindOf(isDeepLinking, courseRoleOf(message[claim("roles")]));
	if (!kind.ok) return kind;
	const settings = message[deepLinkingClaim("deep_linking_settings")];
	const resourceLinkId = message[claim("resource_link")]?.id ?? null;
	if (isDeepLinking) {
		const takesLinks = settings?.accept_types.includes("ltiResourceLink") === true;
		if (!takesLinks || !isOfPlatform(platform, settings.deep_link_return_url)) return failure("lti.invalid");
	} else if (resourceLinkId === null) return failure("lti.invalid");
	const course = message[claim("context")];
	const linkId = message[claim("custom")]?.[linkParameter];
	const endpoint = message["https://purl.imsglobal.org/spec/lti-ags/claim/endpoint"];
	const lineItem = endpoint?.scope?.includes(scoreScope) === true ? endpoint.lineitem : null;
	const locale = message[claim("launch_presentation")]?.locale?.slice(0, 2).toLowerCase();
	return success({
		kind: kind.value,
		subject: message.sub,
		deploymentId,
		courseTitle: course?.title ?? course?.label ?? "",
		resourceLinkId: isDeepLinking ? null : resourceLinkId,
		linkId: typeof linkId === "string" && uuid.test(linkId) ? linkId : null,
		lineItem: lineItem && isOfPlatform(platform, lineItem) ? lineItem : null,
		deepLink:
			isDeepLinking && settings
				? { returnUrl: settings.deep_link_return_url, data: settings.data ?? null }
				: null,
		locale: isLocale(locale) ? locale : null,
	});
}
