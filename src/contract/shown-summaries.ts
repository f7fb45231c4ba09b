import * as z from "zod/mini";
import { summaryLimits } from "#domain/institutions/shown-summary.ts";
import { declareRoute } from "./route.ts";
import { instantSchema, localeSchema } from "./shared.ts";

const { parts, lines, title, text } = summaryLimits;
const shortText = z.string().check(z.maxLength(text));

const lineOfPart = z.object({ text: shortText, note: z.optional(shortText) });
const partSchema = z.object({
	title: z.string().check(z.maxLength(title)),
	lines: z.readonly(z.array(lineOfPart).check(z.maxLength(lines))),
});

/** Reads the parts of a summary: exactly the lines that the pupil's page shows. */
const shownPartsSchema = z.readonly(z.array(partSchema).check(z.minLength(1), z.maxLength(parts)));

const shownTimes = { shownAt: instantSchema, endsAt: instantSchema };

/** A summary that a pupil shows, as the pupil and the pupil's export see it. */
export const ownShownSummarySchema = z.object({
	/** The counsellor's membership. */
	counsellorId: z.string(),
	/** First and last name of the counsellor. */
	counsellor: z.string(),
	institution: z.string(),
	parts: shownPartsSchema,
	...shownTimes,
});

/** A summary as the counsellor reads it. */
const shownSummarySchema = z.object({
	id: z.string(),
	/** First and last name of the pupil. */
	pupil: z.string(),
	/** The language in which the pupil wrote. */
	locale: localeSchema,
	parts: shownPartsSchema,
	...shownTimes,
});
export type ShownSummary = z.infer<typeof shownSummarySchema>;

const counsellorParams = z.object({ counsellorId: z.uuid() });

/** Summaries that pupils show counsellors: a counsellor sees these, and nothing else of a pupil. */
export const shownSummaryRoutes = {
	/** The counsellors at the institutions of a pupil's classes, and what the pupil shows them. */
	counsellors: declareRoute({
		method: "GET",
		path: "/api/counsellors",
		access: "student",
		response: z.object({
			counsellors: z.array(z.object({ id: z.string(), name: z.string(), institution: z.string() })),
			shown: z.array(ownShownSummarySchema),
		}),
	}),
	/** Shows a summary in place of an earlier one; it ends by itself. */
	showSummary: declareRoute({
		method: "PUT",
		path: "/api/counsellors/:counsellorId/summary",
		access: "student",
		params: counsellorParams,
		body: z.object({ locale: localeSchema, parts: shownPartsSchema }),
		response: z.object({ endsAt: instantSchema }),
		limit: { minutes: 60, perAccount: 60 },
	}),
	/** Deletes it at once. Idempotent. */
	hideSummary: declareRoute({
		method: "DELETE",
		path: "/api/counsellors/:counsellorId/summary",
		access: "student",
		params: counsellorParams,
		response: z.null(),
	}),
	/** The summaries that pupils show the caller; none unless the caller is a counsellor. Latest first. */
	shownSummaries: declareRoute({
		method: "GET",
		path: "/api/account/shown-summaries",
		access: "teacher",
		response: z.object({ summaries: z.array(shownSummarySchema) }),
	}),
};
