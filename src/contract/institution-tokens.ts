import * as z from "zod/mini";
import { pictureSchema } from "./classes.ts";
import { institutionClassSchema, institutionNameSchema } from "./institution-page.ts";
import { declareRoute } from "./route.ts";
import { countSchema, instantSchema, lineSchema } from "./shared.ts";

/** An access token as the managers see it: without its secret, which is shown once. */
export const accessTokenSchema = z.object({
	id: z.string(),
	/** The program that uses it. */
	name: z.string(),
	madeAt: instantSchema,
	endsAt: instantSchema,
	/** Exact to an hour; null before the first use. */
	usedAt: z.nullable(instantSchema),
});
/** A token of the list, without its secret. */
export type AccessToken = z.infer<typeof accessTokenSchema>;

/** An institution as a program reads it: sums, and no name of a teacher. */
const institutionSumsSchema = z.extend(institutionNameSchema, {
	teachers: countSchema,
	/** Newest first. */
	classes: z.array(z.omit(institutionClassSchema, { teacherId: true })),
	/** See `institutionPicture`: each number is "at least". */
	picture: pictureSchema,
});

const none = ["institutions.none"] as const;
const invalid = ["institutions.token_invalid"] as const;

/** The access tokens of an institution, and the sums that programs read with them. */
export const institutionTokenRoutes = {
	/** The access tokens that have not ended, latest first. */
	accessTokens: declareRoute({
		method: "GET",
		path: "/api/institution/tokens",
		access: "signed_in",
		problems: none,
		response: z.object({ tokens: z.array(accessTokenSchema) }),
	}),
	/** The answer is the only place where the token is shown. */
	makeAccessToken: declareRoute({
		method: "POST",
		path: "/api/institution/tokens",
		access: "signed_in",
		body: z.object({ name: lineSchema }),
		problems: ["institutions.none", "forms.required", "forms.name_invalid", "institutions.tokens_full"],
		response: z.object({ token: z.string() }),
		limit: { minutes: 60, perAccount: 30 },
	}),
	/** Idempotent. */
	endAccessToken: declareRoute({
		method: "DELETE",
		path: "/api/institution/tokens/:tokenId",
		access: "signed_in",
		params: z.object({ tokenId: z.uuid() }),
		problems: none,
		response: z.null(),
	}),
	/** The sums of an institution, for a program with its token: `Authorization: Bearer spectra_…`. Cookies count for nothing. */
	institutionSums: declareRoute({
		method: "GET",
		path: "/api/institution/sums",
		access: "everyone",
		fromAnywhere: true,
		takesAccessToken: true,
		problems: invalid,
		response: institutionSumsSchema,
		limit: {
			minutes: 60,
			perNetwork: 600,
			guesses: { perNetwork: 60, problems: invalid },
		},
	}),
};
