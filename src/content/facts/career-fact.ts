import { type CareerId, careerIds } from "#domain/careers/career-id.ts";
import * as z from "zod/mini";
import facts from "./career-facts.json" with { type: "json" };
import { correctedRoutes } from "./route-corrections.ts";

const growthUs = z.object({
	percent: z.nullable(z.number()),
	soc: z.string(),
	period: z.optional(z.string()),
	socTitle: z.optional(z.string()),
	employment2024: z.optional(z.number()),
	pageGroup: z.optional(z.string()),
	pagePercent: z.optional(z.number()),
	url: z.optional(z.string()),
});

const growthFrance = z.object({
	rome: z.string(),
	tension: z.int().check(z.gte(1), z.lte(5)),
	salaryAnnualGrossEurExperienced: z.nullable(z.number()),
	/** Job offers in a year in the family of trades. */
	offers: z.int(),
	/** Whether the family of the mean is exactly this job. */
	displaySalary: z.boolean(),
	ficheUrl: z.string(),
});

const route = z.object({
	key: z.string(),
	stepsFr: z.array(z.string()),
	/** Such as "bac+5 à bac+8". */
	exitLevel: z.string(),
	lyceeFamily: z.optional(z.string()),
});

const careerFactSchema = z.object({
	id: z.enum(careerIds),
	codes: z.object({
		onet: z.object({ code: z.string(), title: z.string(), url: z.string(), match: z.string() }),
		rome: z.object({
			code: z.string(),
			match: z.string(),
			display: z.boolean(),
			/** Where version 461 gives the career a family of its own that our figures do not have yet. */
			v461: z.optional(z.object({ changed: z.nullable(z.boolean()) })),
		}),
		/** Title and address are null where no Onisep page was found. */
		onisep: z.object({
			title: z.nullable(z.string()),
			url: z.nullable(z.string()),
			match: z.optional(z.nullable(z.string())),
		}),
	}),
	growth: z.object({ us: growthUs, fr: z.nullable(growthFrance) }),
	knowledge: z.object({ items: z.array(z.object({ name: z.string(), importance: z.number() })) }),
	path: z.object({ lycee: z.object({ evidence: z.array(z.string()) }), routes: z.array(route) }),
});

export type CareerFact = z.infer<typeof careerFactSchema>;

const byId = new Map<CareerId, CareerFact>(
	Object.values(facts.careers).map((fact) => {
		const parsed = careerFactSchema.parse(fact);
		const { id, path } = parsed;
		return [id, { ...parsed, path: { ...path, routes: correctedRoutes(id, path.routes) } }];
	}),
);

/** Growth of all occupations in the United States over the same period, in percent (BLS, 2024 to 2034). */
export const allOccupationsGrowthPercent: number = facts.meta.allOccupationsGrowth2024_34.percent;

/** The sourced facts of one career: codes, growth as published, knowledge, routes. Throws when there are none. */
export const careerFact = (id: CareerId): CareerFact => {
	const fact = byId.get(id);
	if (!fact) throw new Error(`No facts for the career ${id}`);
	return fact;
};

/** Whether an entry of a list of occupations is about the job itself, not about a neighbour or a wider one. */
export const isExact = (match: string | null | undefined): boolean => match?.startsWith("exact") ?? false;
