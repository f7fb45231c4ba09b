import * as z from "zod/mini";
import { linkRefusals } from "#domain/account/link-refusal.ts";
import { categoryKeys } from "#domain/careers/category.ts";
import { joinPeriodNames } from "#domain/classes/recent-joins.ts";
import { isValidSentResult } from "#domain/classes/sent-result.ts";
import { careersKept } from "#domain/quiz/score.ts";
import { triesOfLinks } from "./account-links.ts";
import { careerIdSchema, categoryKeySchema } from "./careers.ts";
import { declareRoute } from "./route.ts";
import { countSchema, instantSchema, lineSchema, localeSchema } from "./shared.ts";

const className = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));
const classLevel = z.string().check(z.trim(), z.maxLength(40));
const classParams = z.object({ classId: z.uuid() });
/** The credential by which a device proves its place in a class. */
const membershipToken = z.string().check(z.regex(/^[\w-]{43}$/));

/** Reads the form of a new class. */
export const newClassSchema = z.object({ name: className, level: classLevel, locale: localeSchema });

/** Reads a class in a teacher's list. */
export const classSummarySchema = z.object({
	id: z.string(),
	name: z.string(),
	/** As the teacher wrote it; may be empty. */
	level: z.string(),
	locale: localeSchema,
	code: z.string(),
	isOpen: z.boolean(),
	createdAt: instantSchema,
	pupils: countSchema,
});

/** Reads a `ClassPicture`. */
export const pictureSchema = z.object({
	pupils: countSchema,
	lines: z.array(z.object({ category: categoryKeySchema, pupils: z.nullable(countSchema) })),
	/** See `nearestCareers`. */
	careers: z.array(z.object({ careerId: careerIdSchema })),
	/** See `unexpectedOf`. */
	unexpected: z.nullable(categoryKeySchema),
});

const activitySchema = z.object({ joined: countSchema, sent: countSchema });

/** A class as its teacher sees it, without the results of single pupils. */
export const classPageSchema = z.extend(classSummarySchema, {
	picture: pictureSchema,
	/** Results sent so far, those taken back included. */
	sent: countSchema,
	/** Results that wait for a full group. */
	waiting: countSchema,
	/** How many more results complete the next group; 0 while it waits for the last pupils, two minutes at most. */
	untilFull: countSchema,
	/** Whether the class has received its maximum of results; a copy of it accepts more. */
	isUsedUp: z.boolean(),
	/** The colleague to whom the class is offered; null without an offer. */
	offer: z.nullable(z.object({ email: z.string(), offeredAt: instantSchema })),
	/** How many present pupils joined within each period: `removeRecentMembers` removes them. */
	joinedWithin: z.record(z.enum(joinPeriodNames), countSchema),
	/** See `recentActivity`. */
	recent: z.object({ week: activitySchema, month: activitySchema }),
	/** In the order of joining. A name is a nickname or, of a pupil with an account, the first name. */
	members: z.array(
		z.object({
			id: z.string(),
			name: z.string(),
			/** Null for a pupil without an account. */
			hasPlayed: z.nullable(z.boolean()),
			/** The day of joining. Pages of earlier releases show it; no date of sending is in any view. */
			lastActiveAt: instantSchema,
		}),
	),
});
/** A class as its teacher sees it. */
export type ClassPage = z.infer<typeof classPageSchema>;

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

/** A pupil's own place in a class. */
const membershipSchema = z.object({
	className: z.string(),
	/** The pupil's nickname or first name. */
	name: z.string(),
	isOpen: z.boolean(),
	hasSent: z.boolean(),
	/** The last result sent from this place. */
	sent: z.nullable(sentResultSchema),
	/** The result is in the class view: it stays there, and no other replaces it. */
	isCounted: z.boolean(),
});

/** A class that an account's owner is in. */
const joinedClassSchema = z.object({
	/** The place's id. */
	id: z.string(),
	className: z.string(),
	joinedAt: instantSchema,
	hasSent: z.boolean(),
});
/** A class that an account's owner is in. */
export type JoinedClass = z.infer<typeof joinedClassSchema>;

const ofToken = z.object({ token: membershipToken });
const ended = ["classes.membership_ended"] as const;
const wrongTokens = { perNetwork: 600, problems: ended };

/** Classes: the routes of teachers and of their pupils. */
export const classRoutes = {
	classes: declareRoute({
		method: "GET",
		path: "/api/classes",
		access: "teacher",
		response: z.object({ classes: z.array(classSummarySchema) }),
	}),
	createClass: declareRoute({
		method: "POST",
		path: "/api/classes",
		access: "teacher",
		body: newClassSchema,
		problems: ["classes.too_many"],
		response: z.object({ id: z.string() }),
		limit: { minutes: 60, perAccount: 60 },
	}),
	classPage: declareRoute({
		method: "GET",
		path: "/api/classes/:classId",
		access: "teacher",
		params: classParams,
		response: classPageSchema,
	}),
	/** Streams the class view on every change. `Last-Event-ID` is the state that the client already has. */
	watchClass: declareRoute({
		method: "GET",
		path: "/api/classes/:classId/changes",
		access: "teacher",
		params: classParams,
		problems: ["server.busy"],
		answers: "events",
		response: classPageSchema,
	}),
	/** A closed class accepts neither pupils nor results; waiting results enter the class view. */
	changeClass: declareRoute({
		method: "PATCH",
		path: "/api/classes/:classId",
		access: "teacher",
		params: classParams,
		body: z.object({
			name: z.optional(className),
			level: z.optional(classLevel),
			isOpen: z.optional(z.boolean()),
		}),
		response: z.null(),
	}),
	/** The old code stops working; pupils who joined with it stay. */
	replaceClassCode: declareRoute({
		method: "POST",
		path: "/api/classes/:classId/code",
		access: "teacher",
		params: classParams,
		response: z.null(),
		limit: { minutes: 60, perAccount: 60 },
	}),
	/** The same class for another year: its name, level and language, without pupils. */
	duplicateClass: declareRoute({
		method: "POST",
		path: "/api/classes/:classId/copies",
		access: "teacher",
		params: classParams,
		problems: ["classes.too_many"],
		response: z.object({ id: z.string() }),
		limit: { minutes: 60, perAccount: 60 },
	}),
	eraseClass: declareRoute({
		method: "DELETE",
		path: "/api/classes/:classId",
		access: "teacher",
		params: classParams,
		response: z.null(),
	}),
	removeClassMember: declareRoute({
		method: "DELETE",
		path: "/api/classes/:classId/members/:memberId",
		access: "teacher",
		params: z.object({ classId: z.uuid(), memberId: z.uuid() }),
		response: z.null(),
	}),
	/** Removes everyone who joined within a period: the remedy for a code that a stranger used. */
	removeRecentMembers: declareRoute({
		method: "POST",
		path: "/api/classes/:classId/removals",
		access: "teacher",
		params: classParams,
		body: z.object({ period: z.enum(joinPeriodNames) }),
		response: z.object({ removed: countSchema }),
	}),
	/** Offers a class to a colleague, by mail. A new offer replaces the earlier; the answer says nothing about accounts. */
	offerClass: declareRoute({
		method: "POST",
		path: "/api/classes/:classId/offer",
		access: "teacher",
		params: classParams,
		body: z.object({ email: lineSchema, locale: localeSchema }),
		problems: ["forms.required", "forms.email_invalid", "classes.offered_to_self"],
		response: z.null(),
		limit: { minutes: 60, perAccount: 30, perEmail: 10, perEmailAndNetwork: 4 },
	}),
	/** Idempotent: the link in the mail stops working. */
	withdrawClassOffer: declareRoute({
		method: "DELETE",
		path: "/api/classes/:classId/offer",
		access: "teacher",
		params: classParams,
		response: z.null(),
	}),
	/** An offered class, by the link in the mail. */
	readClassOffer: declareRoute({
		method: "POST",
		path: "/api/class-offers/read",
		access: "everyone",
		body: z.object({ token: lineSchema }),
		problems: linkRefusals,
		response: z.object({
			className: z.string(),
			level: z.string(),
			pupils: countSchema,
			/** First and last name of the class's teacher. */
			teacher: z.string(),
			/** The address to which it is offered; only its account takes it over. */
			email: z.string(),
		}),
		limit: triesOfLinks,
	}),
	/** The class changes hands with its code, pupils and view, once. Both teachers get a mail. */
	acceptClassOffer: declareRoute({
		method: "POST",
		path: "/api/class-offers/accept",
		access: "teacher",
		body: z.object({ token: lineSchema }),
		problems: [...linkRefusals, "classes.offered_to_another", "classes.too_many"],
		response: z.object({ classId: z.string() }),
		limit: triesOfLinks,
	}),
	/** Needs no account. The class's teacher gets a mail. */
	refuseClassOffer: declareRoute({
		method: "POST",
		path: "/api/class-offers/refuse",
		access: "everyone",
		body: z.object({ token: lineSchema }),
		problems: linkRefusals,
		response: z.null(),
		limit: triesOfLinks,
	}),
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
	 * the class or, on a pupil's second device, that of `drawClaimCode`: the place then moves to this device.
	 */
	joinClass: declareRoute({
		method: "POST",
		path: "/api/class-memberships",
		access: "everyone",
		body: z.object({ code: z.string().check(z.maxLength(40)) }),
		problems: ["classes.code_unknown", "classes.full", "classes.used_up"],
		response: z.object({ token: z.string() }),
		limit: {
			...{ minutes: 10, perNetwork: 6000 },
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
	/** A code by which another device of this pupil takes over the place, once and within ten minutes. */
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
	/** Deletes the place with its name, and takes back a result that waits. */
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
