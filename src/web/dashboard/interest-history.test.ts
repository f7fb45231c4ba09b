import { expect, it } from "vitest";
import { interestChange, interestHistory } from "./interest-history.ts";

const attempt = (id: string, chosen: number) =>
	({ id, chosen, completedAt: "2026-01-01T00:00:00.000Z" }) as const;

it("interestHistory gives each named category its share of every attempt, in the order of the comparison", () => {
	const lines = interestHistory({
		attempts: [attempt("a", 20), attempt("b", 10)],
		categories: [
			{ id: "health", counts: [4, 5] },
			{ id: "space", counts: [10, 0] },
		],
	});
	expect(lines).toEqual([
		{ category: "health", shares: [0.2, 0.5] },
		{ category: "space", shares: [0.5, 0] },
	]);
	expect(interestChange(lines)).toEqual({ brightest: ["health"], gained: "health", lost: "space" });
});

it("a history without changes reports none", () => {
	const lines = interestHistory({
		attempts: [attempt("a", 100), attempt("b", 100)],
		categories: [{ id: "math", counts: [30, 31] }],
	});
	expect(interestChange(lines)).toEqual({ brightest: ["math"], gained: null, lost: null });
	expect(interestChange([])).toEqual({ brightest: [], gained: null, lost: null });
});
