import * as z from "zod/mini";
import { categoryKeySchema } from "#contract/careers.ts";
import { localeSchema, localized, zoneSchema } from "#contract/shared.ts";
import { isEmailAddress } from "#domain/account/email-address.ts";
import { monogramForm, researcherIdForm } from "#domain/consultations/researcher-file.ts";
import { parisZone } from "#domain/shared/instant.ts";
import type { ResearcherRow } from "#server/consultations/researchers/store.ts";
import { knownZone } from "#server/platform/zone.ts";

const text = z.string().check(z.regex(/\S/, "some words"), z.maxLength(1000));
/** The name is also part of mail subjects. */
const line = text.check(z.regex(/^\P{Cc}*$/u, "one line"));
const zone = z.pipe(
	z.string().check(
		// An operator types it: an offset has no summer time.
		z.refine(
			(name) => zoneSchema.safeParse(name).success && knownZone(name) !== undefined,
			"a time zone such as Europe/Paris",
		),
	),
	z.transform((name) => knownZone(name) ?? parisZone),
);

/** A researcher as a file describes them: what the command reads, and what the desk sends. */
export const fileSchema = z.strictObject({
	id: z.string().check(z.regex(researcherIdForm, "small letters, digits and single hyphens")),
	zone,
	languages: z.array(localeSchema).check(z.minLength(1)),
	monogram: z.string().check(z.regex(monogramForm, "two capital letters")),
	category: categoryKeySchema,
	email: z.string().check(z.refine(isEmailAddress, "an e-mail address")),
	mailLanguage: localeSchema,
	text: localized(
		z.strictObject({
			name: line,
			title: line,
			specialization: line,
			bio: text,
			answer: z.optional(line),
			topics: z.array(line).check(z.minLength(1)),
		}),
	),
});
export type ResearcherFile = z.infer<typeof fileSchema>;

/** A researcher of a file as columns. */
export const rowOf = ({ category, mailLanguage, text: words, ...file }: ResearcherFile) => ({
	...file,
	hue: category,
	locale: mailLanguage,
	words,
});

/** A researcher as the file that describes them. */
export const fileOf = (row: ResearcherRow) => ({
	id: row.id,
	zone: row.zone,
	languages: [...row.languages],
	monogram: row.monogram,
	category: row.hue,
	email: row.email,
	mailLanguage: row.locale,
	text: row.words,
});
