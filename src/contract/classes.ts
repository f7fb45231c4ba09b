import * as z from "zod/mini";
import { maxClassName } from "#domain/classes/groups.ts";
import { joinPeriodNames } from "#domain/classes/recent-joins.ts";
import { termNames } from "#domain/classes/term.ts";
import { careerIdSchema, categoryKeySchema } from "./careers.ts";
import { declareRoute } from "./route.ts";
import { countSchema, instantSchema, localeSchema } from "./shared.ts";

const className = z.string().check(z.trim(), z.minLength(1), z.maxLength(maxClassName));
const classLevel = z.string().check(z.trim(), z.maxLength(40));
/** The class that a route's address names. */
export const classParams = z.object({ classId: z.uuid() });
/** The earlier class that a class continues; null for none. */
const followsId = z.nullable(z.uuid());
/** Reads the form of a new class. */
export const newClassSchema = z.object({
	name: className,
	level: classLevel,
	locale: localeSchema,
	followsId: z.optional(followsId),
});

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
	/** The earlier class that it continues; null for none. */
	followsId: z.nullable(z.string()),
	/** Whether it has counted a group: only then can a later class continue it. */
	hasSpectrum: z.boolean(),
});

const linesSchema = z.array(z.object({ category: categoryKeySchema, pupils: z.nullable(countSchema) }));

/** Reads a `ClassPicture`. */
export const pictureSchema = z.object({
	pupils: countSchema,
	lines: linesSchema,
	/** See `nearestCareers`. */
	careers: z.array(z.object({ careerId: careerIdSchema })),
	/** See `unexpectedOf`. */
	unexpected: z.nullable(categoryKeySchema),
});

/** A class in its teacher's list, with its spectrum: what its page shows, without the careers. */
const listedClassSchema = z.extend(classSummarySchema, {
	picture: z.object({ pupils: countSchema, lines: linesSchema }),
});

const activitySchema = z.object({ joined: countSchema, sent: countSchema });

/** The guesses at the spectrum of a class, as a sum. */
const guessSchema = z.object({
	/** Whether guesses are accepted: until the colour comes. */
	isOpen: z.boolean(),
	count: countSchema,
	/** See `expectedLines`: null before the colour, and with fewer than five guesses. */
	expected: z.nullable(z.array(z.object({ category: categoryKeySchema, share: z.nullable(z.number()) }))),
});

/** A picture of a school year, which is named after the year in which it ends. */
const yearsPicture = { year: countSchema, pupils: countSchema, lines: linesSchema };

/** Reads a `ClassYear`: sums of whole groups alone. */
const yearSchema = z.object({
	/** The terms of the school year, in the order of time; those of the classes that it continues are among them. */
	terms: z.array(z.object({ term: z.enum(termNames), ...yearsPicture })),
	/** All that the earlier classes have counted in their last year; null if they show no line. */
	ghost: z.nullable(z.object(yearsPicture)),
});

/** A class as its teacher sees it, without the results of single pupils. */
export const classPageSchema = z.extend(classSummarySchema, {
	picture: pictureSchema,
	guess: guessSchema,
	year: yearSchema,
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
export type ClassPage = z.infer<typeof classPageSchema>;

/** Classes: the routes by which a teacher makes, watches, changes and erases them. */
export const classRoutes = {
	classes: declareRoute({
		method: "GET",
		path: "/api/classes",
		access: "teacher",
		response: z.object({ classes: z.array(listedClassSchema) }),
	}),
	createClass: declareRoute({
		method: "POST",
		path: "/api/classes",
		access: "teacher",
		body: newClassSchema,
		problems: ["classes.too_many", "classes.cannot_follow"],
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
			followsId: z.optional(followsId),
		}),
		problems: ["classes.cannot_follow"],
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
	/** The same class for another year, without pupils. The page makes it as a new class, which may continue the first. */
	duplicateClass: declareRoute({
		method: "POST",
		path: "/api/classes/:classId/copies",
		access: "teacher",
		deprecated: true,
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
};
