import * as z from "zod/mini";
import { careerIdSchema } from "./career-id-schema.ts";
import { categoryKeySchema } from "./category-schema.ts";

/** School and university subjects, language-neutral; content gives each its words. */
export const subjectIds = [
	"biology",
	"chemistry",
	"physics",
	"mathematics",
	"statistics",
	"computer-science",
	"earth-science",
	"environmental-science",
	"ecology",
	"genetics",
	"biochemistry",
	"health-science",
	"astronomy",
	"engineering",
	"materials-science",
	"food-science",
	"agronomy",
	"geography",
	"oceanography",
	"atmospheric-science",
] as const;
export type SubjectId = (typeof subjectIds)[number];
export const subjectIdSchema = z.enum(subjectIds);

const nonEmpty = z.string().check(z.minLength(1));

/** A person who does the work. Always a composite, labelled "Illustrative profile". */
export const professionalSchema = z.strictObject({
	name: nonEmpty,
	title: nonEmpty,
	organization: nonEmpty,
	quote: nonEmpty,
});
export type Professional = z.infer<typeof professionalSchema>;

/** A real French institution and its official site. */
export const institutionSchema = z.strictObject({
	name: nonEmpty,
	location: nonEmpty,
	website: z.url(),
});
export type Institution = z.infer<typeof institutionSchema>;

/** What rules need of a career, and nothing that depends on a language. */
export const careerKeysSchema = z.strictObject({
	id: careerIdSchema,
	category: categoryKeySchema,
	secondaryCategories: z.array(categoryKeySchema),
	subjects: z.array(subjectIdSchema).check(z.minLength(3)),
});
