import * as z from "zod/mini";
import { interestLevels } from "#domain/careers/interest-level.ts";
import { generalStarters } from "#domain/families/starters.ts";
import { careerIdSchema, categoryKeySchema } from "./careers.ts";
import { declareRoute } from "./route.ts";
import { instantSchema, lineSchema } from "./shared.ts";

const optionIds = z.readonly(z.array(z.string()));
const linkParams = z.object({ linkId: z.uuid() });
const careerOfLink = z.object({ linkId: z.uuid(), careerId: careerIdSchema });
const questionOfLink = z.object({
	linkId: z.uuid(),
	questionId: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/), z.maxLength(80)),
});

/** Reads a `Guess`. */
export const guessSchema = z.object({
	questionId: z.string(),
	questionnaireVersion: z.int(),
	guessed: optionIds,
	shown: z.nullable(optionIds),
});

/** Reads a `FamilyView`: everything that a parent sees, on the parent's page and on the student's. */
const familyViewSchema = z.object({
	hasScience: z.boolean(),
	interests: z.readonly(z.array(z.object({ category: categoryKeySchema, level: z.enum(interestLevels) }))),
	careers: z.readonly(z.array(careerIdSchema)),
	starters: z.readonly(
		z.array(
			z.discriminatedUnion("kind", [
				z.object({ kind: z.literal("career"), careerId: careerIdSchema }),
				z.object({ kind: z.literal("field"), category: categoryKeySchema }),
				z.object({ kind: z.literal("general"), name: z.enum(generalStarters) }),
			]),
		),
	),
	guesses: z.readonly(z.array(guessSchema)),
});

/** An unused code. The code itself is returned only once, when it is created. */
const waitingCodeSchema = z.nullable(z.object({ expiresAt: instantSchema }));
/** A newly created code. */
const madeCodeSchema = z.object({ code: z.string(), expiresAt: instantSchema });
/** A typed code. */
const typedCode = z.string().check(z.maxLength(40));

/** A student as a linked parent sees them. */
const childSchema = z.object({
	/** The link's id: the only identification of the student. */
	id: z.string(),
	/** The name that the student chose for this link. */
	childName: z.string(),
	linkedAt: instantSchema,
	/** Null while a student under fifteen waits for a parent's consent. */
	view: z.nullable(familyViewSchema),
	/** The questionnaire whose questions may be guessed; null before the student's first quiz. */
	talkVersion: z.nullable(z.int()),
});
export type Child = z.infer<typeof childSchema>;

/** A parent to whom a student is linked, as the student sees it. */
const linkedParentSchema = z.object({
	id: z.string(),
	/** The parent's first name. */
	parentName: z.string(),
	childName: z.string(),
	linkedAt: instantSchema,
	/** The view of this parent, made by the same rule. */
	view: familyViewSchema,
	/** The student's own answers to the guessed questions, visible to the student only; null without an answer. */
	ownAnswers: z.readonly(z.array(z.object({ questionId: z.string(), chosen: z.nullable(optionIds) }))),
});
export type LinkedParent = z.infer<typeof linkedParentSchema>;

/** A student's links to parents. */
const ownFamilySchema = z.object({
	code: waitingCodeSchema,
	/** The view that a newly linked parent would get. */
	preview: familyViewSchema,
	/** The careers that may be shown: those of the latest results and the saved ones. */
	ownCareers: z.readonly(z.array(careerIdSchema)),
	parents: z.array(linkedParentSchema),
});
export type OwnFamily = z.infer<typeof ownFamilySchema>;

/** A link as either side's account lists it. */
const familyLinkSchema = z.object({
	id: z.string(),
	/** The parent's first name; for the parent, the name that the child chose. */
	name: z.string(),
	linkedAt: instantSchema,
});

const ended = "families.link_ended" as const;
/** The rate limit of typed codes: enough for mistakes, too few to guess. */
const triesOfCodes = {
	minutes: 15,
	perAccount: 10,
	perNetwork: 1500,
	guesses: { perNetwork: 60, problems: ["families.code_unknown"] },
} as const;

/** Families: the codes of both sides, links, and the shared family view. */
export const familyRoutes = {
	ownFamily: declareRoute({
		method: "GET",
		path: "/api/family",
		access: "student",
		response: ownFamilySchema,
	}),
	/** The code is returned once; an earlier unused code stops working. */
	makeFamilyCode: declareRoute({
		method: "POST",
		path: "/api/family/code",
		access: "student",
		body: z.object({ childName: lineSchema }),
		problems: ["forms.required", "forms.name_invalid", "families.too_many"],
		response: madeCodeSchema,
		limit: { minutes: 60, perAccount: 20 },
	}),
	/** Idempotent: succeeds without an open code. */
	withdrawFamilyCode: declareRoute({
		method: "DELETE",
		path: "/api/family/code",
		access: "student",
		response: z.null(),
	}),
	/** A code creates one link, once. If the link exists, its child is renamed. */
	useFamilyCode: declareRoute({
		method: "POST",
		path: "/api/family/links",
		access: "parent",
		body: z.object({ code: typedCode }),
		problems: ["families.code_unknown", "families.too_many"],
		response: z.object({ id: z.string() }),
		limit: triesOfCodes,
	}),
	/** Like the student's code, it is returned once and ends an earlier unused one. */
	makeParentCode: declareRoute({
		method: "POST",
		path: "/api/family/parent-code",
		access: "parent",
		problems: ["families.too_many"],
		response: madeCodeSchema,
		limit: { minutes: 60, perAccount: 20 },
	}),
	/** Without a code that waits it is no mistake. */
	withdrawParentCode: declareRoute({
		method: "DELETE",
		path: "/api/family/parent-code",
		access: "parent",
		response: z.null(),
	}),
	/** The parent behind a code. The lookup changes nothing and is not reported to the parent. */
	readParentCode: declareRoute({
		method: "POST",
		path: "/api/family/parent-code/read",
		access: "student",
		body: z.object({ code: typedCode }),
		problems: ["families.code_unknown"],
		response: z.object({ parentName: z.string() }),
		limit: triesOfCodes,
	}),
	/**
	 * The student agrees to a link with the parent of a code, once. `parentName` is the name that the student saw: the
	 * request fails if the parent's name has changed since.
	 */
	agreeToParent: declareRoute({
		method: "POST",
		path: "/api/family/parents",
		access: "student",
		body: z.object({ code: typedCode, parentName: lineSchema, childName: lineSchema }),
		problems: ["forms.required", "forms.name_invalid", "families.code_unknown", "families.too_many"],
		response: z.object({ id: z.string() }),
		limit: triesOfCodes,
	}),
	children: declareRoute({
		method: "GET",
		path: "/api/family/children",
		access: "parent",
		response: z.object({ children: z.array(childSchema), code: waitingCodeSchema }),
	}),
	familyLinks: declareRoute({
		method: "GET",
		path: "/api/account/family-links",
		access: "signed_in",
		response: z.object({ links: z.array(familyLinkSchema) }),
	}),
	/** By either side, at any time, without a mail. Ending an ended link succeeds. */
	endFamilyLink: declareRoute({
		method: "DELETE",
		path: "/api/account/family-links/:linkId",
		access: "signed_in",
		params: linkParams,
		response: z.null(),
	}),
	showCareer: declareRoute({
		method: "PUT",
		path: "/api/family/links/:linkId/careers/:careerId",
		access: "student",
		params: careerOfLink,
		problems: [ended],
		response: z.null(),
	}),
	hideCareer: declareRoute({
		method: "DELETE",
		path: "/api/family/links/:linkId/careers/:careerId",
		access: "student",
		params: careerOfLink,
		problems: [ended],
		response: z.null(),
	}),
	/** Earlier guesses are deleted with the answers shown beside them. */
	guessAnswers: declareRoute({
		method: "PUT",
		path: "/api/family/links/:linkId/guesses",
		access: "parent",
		params: linkParams,
		body: z.object({ questionnaireVersion: z.int(), guesses: z.record(z.string(), z.string()) }),
		problems: [ended, "families.guesses_incomplete"],
		response: z.null(),
		limit: { minutes: 60, perAccount: 60 },
	}),
	showAnswer: declareRoute({
		method: "PUT",
		path: "/api/family/links/:linkId/answers/:questionId",
		access: "student",
		params: questionOfLink,
		problems: [ended, "families.answer_missing"],
		response: z.null(),
	}),
	hideAnswer: declareRoute({
		method: "DELETE",
		path: "/api/family/links/:linkId/answers/:questionId",
		access: "student",
		params: questionOfLink,
		problems: [ended],
		response: z.null(),
	}),
};
