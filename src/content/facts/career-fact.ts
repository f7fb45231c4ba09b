import { type CareerId, careerIds } from "#domain/careers/career-id.ts";
import type { Institution } from "#domain/careers/career.ts";
import * as z from "zod/mini";
import facts from "./career-facts.json" with { type: "json" };

const text = z.string().check(z.minLength(1));

const institutionSchema = z.object({
	name: text,
	location: text,
	website: z.url(),
}) satisfies z.ZodMiniType<Institution>;

const growthUs = z.object({
	percent: z.nullable(z.number()),
	period: z.optional(z.string()),
	socTitle: z.optional(z.string()),
	url: z.optional(z.string()),
});

const growthFrance = z.object({
	rome: z.string(),
	tension: z.int().check(z.gte(1), z.lte(5)),
	ficheUrl: z.string(),
});

const careerFactSchema = z.object({
	id: z.enum(careerIds),
	codes: z.object({
		onet: z.object({ code: z.string(), title: z.string(), url: z.string() }),
		rome: z.object({ code: z.string(), title: z.string(), display: z.boolean() }),
		/** Title and address are null where no Onisep sheet was found. */
		onisep: z.object({ title: z.nullable(z.string()), url: z.nullable(z.string()) }),
	}),
	growth: z.object({ us: growthUs, fr: z.nullable(growthFrance) }),
	institutions: z.array(institutionSchema),
});

export type CareerFact = z.infer<typeof careerFactSchema>;

const byId = new Map<CareerId, CareerFact>(
	Object.values(facts.careers).map((fact) => {
		const parsed = careerFactSchema.parse(fact);
		return [parsed.id, parsed];
	}),
);

/** Growth of all occupations in the United States over the same period, in percent (BLS, 2024 to 2034). */
export const allOccupationsGrowthPercent: number = facts.meta.allOccupationsGrowth2024_34.percent;

/** The sourced facts of one career: codes, growth as published, institutions. Throws when there are none. */
export const careerFact = (id: CareerId): CareerFact => {
	const fact = byId.get(id);
	if (!fact) throw new Error(`No facts for the career ${id}`);
	return fact;
};
