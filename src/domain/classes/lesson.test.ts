import { describe, expect, it } from "vitest";
import { categoryKeys } from "../careers/category.ts";
import { careersNotThoughtOf, type LessonPicture, lessonFor } from "./lesson.ts";
import type { CareerFields } from "./picture.ts";

const pictureWith = (
	lines: Partial<Record<(typeof categoryKeys)[number], number>>,
	careers: LessonPicture["careers"] = [],
): LessonPicture => ({
	pupils: 20,
	lines: categoryKeys.map((category) => ({ category, pupils: lines[category] ?? null })),
	careers,
});

const careers: CareerFields[] = [
	{ id: "ecologist", category: "environmental", secondaryCategories: ["biology"] },
	{ id: "geologist", category: "earth", secondaryCategories: ["chemistry"] },
	{ id: "paleontologist", category: "earth", secondaryCategories: ["biology"] },
	{ id: "astronomer", category: "space", secondaryCategories: ["physics"] },
	{ id: "marine-biologist", category: "biology", secondaryCategories: ["environmental"] },
];

describe("careersNotThoughtOf", () => {
	it("the careers are close to the class's interests, far from those it shows, and each from another field", () => {
		const picture = pictureWith({ biology: 14, space: 6 });
		expect(careersNotThoughtOf(picture, careers)).toEqual(["ecologist", "paleontologist", "astronomer"]);
	});

	it("the careers that the class page shows are excluded", () => {
		const picture = pictureWith({ biology: 14 }, [{ careerId: "ecologist" }]);
		expect(careersNotThoughtOf(picture, careers)).not.toContain("ecologist");
	});
});

describe("a lesson", () => {
	it("a lesson takes 55 minutes, with or without answers of the class", () => {
		for (const picture of [null, pictureWith({ biology: 9 }), { ...pictureWith({}), pupils: 0 }]) {
			const { parts } = lessonFor(picture, careers);
			expect(parts.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(55);
		}
	});

	it("the class debates the faintest line and plays a game near the brightest", () => {
		const all = Object.fromEntries(categoryKeys.map((key) => [key, 7]));
		const lesson = lessonFor(pictureWith({ ...all, health: 11, space: 4 }), careers);
		expect(lesson.light).toEqual({ brightest: ["health"], faintest: "space", dark: 0, debated: "space" });
		expect(lesson.game).toBe("dna-detective");
		// While lines are dark no drawn one is the faintest: the debate is on the brightest.
		expect(lessonFor(pictureWith({ health: 11, space: 4 }), careers).light).toEqual({
			brightest: ["health"],
			faintest: null,
			dark: 12,
			debated: "health",
		});
	});

	it("a lesson names all lines that are equally bright, and debates the first of them", () => {
		const { light, game } = lessonFor(pictureWith({ space: 4, biology: 7, health: 7 }), careers);
		expect(light).toMatchObject({ brightest: ["biology", "health"], debated: "biology" });
		expect(game).toBe("plant-outbreak");
	});

	it("a lesson for a class without a picture starts by making one", () => {
		const lesson = lessonFor({ ...pictureWith({}), pupils: 0 }, careers);
		expect([lesson.light, lesson.careers]).toEqual([null, []]);
		expect(lesson.parts.map(({ kind }) => kind)).toContain("quiz");
	});
});
