import * as z from "zod/mini";
import { type ProfileWords, profileLimits, profileStates } from "#domain/consultations/profile.ts";
import { declareRoute } from "./route.ts";
import { instantSchema, localized } from "./shared.ts";

const line = z.string().check(z.maxLength(profileLimits.line));

/** A profile in one language, as it is typed. */
const typedWordsSchema = z.object({
	title: line,
	specialization: line,
	bio: z.string().check(z.maxLength(profileLimits.bio)),
	topics: z.readonly(z.array(line).check(z.maxLength(profileLimits.topics))),
}) satisfies z.ZodMiniType<ProfileWords>;

/** A profile as it is stored: an operator may have written longer texts. */
const profileWordsSchema = z.object({
	title: z.string(),
	specialization: z.string(),
	bio: z.string(),
	topics: z.readonly(z.array(z.string())),
}) satisfies z.ZodMiniType<ProfileWords>;

const deskProfileSchema = z.object({
	/** The words that students read. */
	shown: localized(profileWordsSchema),
	/** The words that the researcher has sent and students do not read yet. */
	sent: z.nullable(
		z.object({
			words: localized(profileWordsSchema),
			state: z.enum(profileStates),
			sentAt: instantSchema,
			/** Why an operator refused it. */
			refusal: z.optional(z.string()),
		}),
	),
});
/** A researcher's own profile on the desk. */
export type OwnProfile = z.infer<typeof deskProfileSchema>;

/** A researcher's own profile. */
export const deskProfileRoutes = {
	deskProfile: declareRoute({
		method: "GET",
		path: "/api/desk/profile",
		access: "researcher",
		response: deskProfileSchema,
	}),
	/** Sends a profile to an operator; students read it once it is approved. It replaces what was sent before. */
	sendDeskProfile: declareRoute({
		method: "PUT",
		path: "/api/desk/profile",
		access: "researcher",
		body: z.object({ words: localized(typedWordsSchema) }),
		problems: ["forms.required", "consultations.contact_data"],
		response: deskProfileSchema,
		limit: { minutes: 24 * 60, perAccount: 30 },
	}),
};
