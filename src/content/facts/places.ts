import type { CareerId } from "#domain/careers/career-id.ts";
import { careerIds } from "#domain/careers/career-id.ts";
import type { PresentedTrainingProvider } from "#domain/careers/presented-career.ts";
import * as z from "zod/mini";
import outline from "./france-outline.json" with { type: "json" };
import places from "./places.json" with { type: "json" };

const institutionSchema = z.object({
	name: z.string(),
	short: z.nullable(z.string()),
	city: z.string(),
	region: z.string(),
	website: z.url(),
	latitude: z.number(),
	longitude: z.number(),
	sector: z.enum(["public", "private"]),
});

const courseSchema = z.object({
	institution: z.string(),
	kind: z.enum(["master", "but", "note"]),
	course: z.string(),
});

const schema = z.object({
	institutions: z.record(z.string(), institutionSchema),
	courses: z.record(z.enum(careerIds), z.array(courseSchema)),
});

const { institutions, courses } = schema.parse(places);

/** The places where a career is taught, with the keys of the institutions. */
export const coursesOf = (id: CareerId) => courses[id];

/** The places in France where a career is taught: those of the facts first, then further ones outside Île-de-France. */
export const institutionsOf = (id: CareerId): PresentedTrainingProvider[] =>
	courses[id].map(({ institution: key, kind, course }) => {
		const institution = institutions[key];
		if (!institution) throw new Error(`No institution ${key}`);
		const { name, short, city, region, website, latitude, longitude, sector } = institution;
		return {
			name, short, location: city, region, website, latitude, longitude, kind, course,
			isPrivate: sector === "private",
		};
	});

/** The outlines of France by area, in longitude and latitude (Natural Earth, public domain). */
export const outlines: Readonly<Record<string, readonly (readonly (readonly number[])[])[]>> = outline.areas;
