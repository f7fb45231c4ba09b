import * as z from "zod/mini";
import { categoryKeys } from "#domain/careers/category.ts";
import { guessDigits, isGuess, readGuess } from "#domain/classes/guess.ts";
import { isValidSentResult } from "#domain/classes/sent-result.ts";
import { careersKept } from "#domain/quiz/score.ts";
import { careerIdSchema, categoryKeySchema } from "./careers.ts";
import { declareRoute } from "./route.ts";
import { countSchema, instantSchema } from "./shared.ts";

/** The credential by which a device proves its membership of a class. */
export const membershipToken = z.string().check(z.regex(/^[\w-]{43}$/));

/** Reads a `SentResult`. */
export const sentResultSchema = z
	.object({
		categories: z
			.array(z.object({ category: categoryKeySchema, count: z.optional(countSchema) }))
			.check(z.maxLength(categoryKeys.length)),
		/** Pages of earlier releases send counts, further categories and careers; the server drops them. */
		careers: z.optional(z.array(careerIdSchema).check(z.maxLength(careersKept))),
	})
	.check(z.refine(isValidSentResult));

/** Reads the digits of a `SpectrumGuess`. */
const guessSchema = z
	.string()
	.check(z.regex(guessDigits))
	.check(z.refine((digits) => isGuess(readGuess(digits) ?? [])));

/** A pupil's own membership of a class. */
const membershipSchema = z.object({
	className: z.string(),
	/** The pupil's nickname or first name. */
	name: z.string(),
	isOpen: z.boolean(),
	hasSent: z.boolean(),
	/** The last result sent from this membership. */
	sent: z.nullable(sentResultSchema),
	/** The result is in the class view: it stays there, and no other replaces it. */
	isCounted: z.boolean(),
	hasGuessed: z.boolean(),
	/** Whether this pupil may still guess: once, and before the colour comes. */
	canGuess: z.boolean(),
	/** The course of a learning platform that the pupil came from: whether they can report that they are done, or have; null without one. */
	course: z.nullable(z.enum(["open", "reported"])),
});

/** A class that an account's owner is in. */
const joinedClassSchema = z.object({
	/** The membership's id. */
	id: z.string(),
	className: z.string(),
	joinedAt: instantSchema,
	hasSent: z.boolean(),
});
export type JoinedClass = z.infer<typeof joinedClassSchema>;

const ofToken = z.object({ token: membershipToken });
const ended = ["classes.membership_ended"] as const;
const wrongTokens = { perNetwork: 600, problems: ended };

/** Memberships of classes: the routes by which a pupil, with or without an account, joins, sends a result and leaves. */
export const classMembershipRoutes = {
	/** The classes that the account joined. */
	joinedClasses: declareRoute({
		method: "GET",
		path: "/api/account/classes",
		access: "signed_in",
		response: z.object({ classes: z.array(joinedClassSchema) }),
	}),
	/** As `leaveClass`, without the device that joined. Idempotent: leaving a class twice succeeds. */
	leaveJoinedClass: declareRoute({
		method: "DELETE",
		path: "/api/account/classes/:memberId",
		access: "signed_in",
		params: z.object({ memberId: z.uuid() }),
		response: z.null(),
	}),
	/**
	 * The token is returned once and stored by the device. A whole class can share one network address. The code is that of
	 * the class or, on a pupil's second device, that of `drawClaimCode`: the membership then moves to this device.
	 */
	joinClass: declareRoute({
		method: "POST",
		path: "/api/class-memberships",
		access: "everyone",
		body: z.object({ code: z.string().check(z.maxLength(40)) }),
		problems: ["classes.code_unknown", "classes.full", "classes.used_up"],
		response: z.object({ token: z.string() }),
		limit: {
			minutes: 10,
			perNetwork: 6000,
			guesses: { perNetwork: 150, problems: ["classes.code_unknown"] },
		},
	}),
	readMembership: declareRoute({
		method: "POST",
		path: "/api/class-memberships/read",
		access: "everyone",
		body: ofToken,
		problems: ended,
		response: membershipSchema,
		limit: { minutes: 10, perNetwork: 20_000, guesses: wrongTokens },
	}),
	/** A code by which another device of this pupil takes over the membership, once and within ten minutes. */
	drawClaimCode: declareRoute({
		method: "POST",
		path: "/api/class-memberships/claim-code",
		access: "everyone",
		body: ofToken,
		problems: ended,
		response: z.object({ code: z.string(), expiresAt: instantSchema }),
		limit: { minutes: 10, perNetwork: 3000, guesses: wrongTokens },
	}),
	/** A later result replaces the earlier one until it is counted. */
	sendClassResult: declareRoute({
		method: "POST",
		path: "/api/class-memberships/result",
		access: "everyone",
		body: z.object({ token: membershipToken, result: sentResultSchema }),
		problems: ["classes.membership_ended", "classes.closed", "classes.already_counted", "classes.used_up"],
		response: z.null(),
		limit: { minutes: 10, perNetwork: 6000, guesses: wrongTokens },
	}),
	/**
	 * A pupil's guess at the class's spectrum, a digit for each field in its order. It enters the sum of all guesses at once, and is
	 * never stored alone, so it can be neither changed nor taken back.
	 */
	sendClassGuess: declareRoute({
		method: "POST",
		path: "/api/class-memberships/guess",
		access: "everyone",
		body: z.object({ token: membershipToken, guess: guessSchema }),
		problems: [
			...(["classes.membership_ended", "classes.closed", "classes.already_guessed"] as const),
			...(["classes.guessing_over", "classes.used_up"] as const),
		],
		response: z.null(),
		limit: { minutes: 10, perNetwork: 6000, guesses: wrongTokens },
	}),
	/** Deletes the membership with its name, and takes back a result that waits. */
	leaveClass: declareRoute({
		method: "POST",
		path: "/api/class-memberships/leave",
		access: "everyone",
		body: ofToken,
		problems: ended,
		response: z.null(),
		limit: { minutes: 10, perNetwork: 6000, guesses: wrongTokens },
	}),
};
