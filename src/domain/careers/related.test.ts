import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { subjectIds } from "./career.ts";
import { careerIds } from "./career-id.ts";
import { categoryKeys } from "./category.ts";
import { relatedCareers } from "./related.ts";

type Facts = { id: string; category: string; subjects: string[] };
const career = ({ id, category, subjects }: Facts) =>
	({ id, category, subjects: subjects.map((subject) => ({ id: subject })) }) as Parameters<
		typeof relatedCareers
	>[0];
const idsOf = (careers: readonly { id: string }[]) => careers.map(({ id }) => id);

const geologist = career({
	id: "geologist",
	category: "earth",
	subjects: ["earth-science", "physics", "geography"],
});

describe("relatedCareers", () => {
	// shows 4.9
	it("the same category ranks first, then more shared subjects, then the catalogue's order", () => {
		const catalogue = [
			career({ id: "physicist", category: "physics", subjects: ["physics"] }),
			career({ id: "astronomer", category: "space", subjects: ["physics", "geography"] }),
			career({ id: "hydrogeologist", category: "earth", subjects: ["chemistry"] }),
			geologist,
			career({ id: "meteorologist", category: "earth", subjects: ["physics"] }),
		];
		expect(idsOf(relatedCareers(geologist, catalogue))).toEqual([
			"meteorologist",
			"hydrogeologist",
			"astronomer",
		]);
	});

	it("a career that shares nothing has no related careers", () => {
		expect(
			relatedCareers(geologist, [career({ id: "virologist", category: "health", subjects: ["biology"] })]),
		).toEqual([]);
	});

	it("at most three other careers are given, each related, in any catalogue", () => {
		const careers = fc.uniqueArray(
			fc.record({
				id: fc.constantFrom(...careerIds),
				category: fc.constantFrom(...categoryKeys),
				subjects: fc.uniqueArray(fc.constantFrom(...subjectIds), { maxLength: 4 }),
			}),
			{ selector: ({ id }) => id, minLength: 1 },
		);
		fc.assert(
			fc.property(careers, (facts) => {
				const catalogue = facts.map(career);
				const [own] = catalogue;
				if (!own) return;
				const related = relatedCareers(own, catalogue);
				const sharesWithOwn = (other: typeof own) =>
					other.category === own.category ||
					other.subjects.some(({ id }) => own.subjects.some((subject) => subject.id === id));
				const eligible = catalogue.filter((other) => other !== own && sharesWithOwn(other));
				expect(related).toHaveLength(Math.min(3, eligible.length));
				expect(related.every((other) => eligible.includes(other))).toBe(true);
				const sameCategory = related.map(({ category }) => category === own.category);
				expect(sameCategory).toEqual([...sameCategory].sort((a, b) => Number(b) - Number(a)));
			}),
		);
	});
});
