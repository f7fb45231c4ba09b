import type { CareerId } from "#domain/careers/career-id.ts";
import { careerIdSchema } from "#domain/careers/career-id-schema.ts";
import { institutionSchema } from "#domain/careers/career.ts";
import * as z from "zod/mini";
import facts from "./career-facts.json" with { type: "json" };

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
	id: careerIdSchema,
	codes: z.object({
		onet: z.object({ code: z.string(), title: z.string(), url: z.string() }),
		rome: z.object({ code: z.string(), title: z.string(), display: z.boolean() }),
		/** Title and address are null where no Onisep sheet was found. */
		onisep: z.object({ title: z.nullable(z.string()), url: z.nullable(z.string()) }),
	}),
	growth: z.object({ us: growthUs, fr: z.nullable(growthFrance) }),
	institutions: z.array(z.object(institutionSchema.shape)),
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
