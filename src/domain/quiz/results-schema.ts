import * as z from "zod/mini";
import { careersKept, categoriesKept } from "./results.ts";

const resultId = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/));
const distinct = z.refine<string[]>((ids) => new Set(ids).size === ids.length);

/** What is stored of a finished quiz: ids only, best first. Reads back nothing longer, repeated or malformed. */
export const quizResultsSchema = z.strictObject({
	topCareers: z.array(resultId).check(z.maxLength(careersKept), distinct),
	topCategories: z.array(resultId).check(z.maxLength(categoriesKept), distinct),
});
