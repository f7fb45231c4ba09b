import { describe, expect, it } from "vitest";
import { categoryKeys } from "../careers/category.ts";
import { careersNotThoughtOf, type LessonCareer, lessonFor } from "./lesson.ts";
import type { ClassPicture } from "./picture.ts";

const pictureWith = (
	lines: Partial<Record<(typeof categoryKeys)[number], number>>,
	careers: ClassPicture["careers"] = [],
): ClassPicture => ({
	pupils: 20,
	lines: categoryKeys.map((category) => ({ category, pupils: lines[category] ?? null })),
	careers,
});

const careers: LessonCareer[] = [
	{ id: "ecologist", category: "environmental", secondaryCategories: ["biology"] },
	{ id: "geologist", category: "earth", secondaryCategories: ["chemistry"] },
	{ id: "paleontologist", category: "earth", secondaryCategories: ["biology"] },
	{ id: "astronomer", category: "space", secondaryCategories: ["physics"] },
	{ id: "marine-biologist", category: "biology", secondaryCategories: ["environmental"] },
];

describe("the careers of a lesson", () => {
	it("are near to what the class likes and far from what it named, each of another field", () => {
		const picture = pictureWith({ biology: 14, space: 6 });
		expect(careersNotThoughtOf(picture, careers)).toEqual(["ecologist", "paleontologist", "astronomer"]);
	});

	it("are never among those that the class named most", () => {
		const picture = pictureWith({ biology: 14 }, [{ careerId: "ecologist", pupils: 9 }]);
		expect(careersNotThoughtOf(picture, careers)).not.toContain("ecologist");
	});
});

describe("a lesson", () => {
	it("takes 55 minutes, whether the class has answered or not", () => {
		for (const picture of [null, pictureWith({ biology: 9 }), { ...pictureWith({}), pupils: 0 }]) {
			const { parts } = lessonFor(picture, careers);
			expect(parts.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(55);
		}
	});

	it("debates the darkest line and plays near the brightest", () => {
		const lesson = lessonFor(pictureWith({ health: 11, space: 4 }), careers);
		expect(lesson.light).toEqual({ brightest: "health", darkest: "physics" });
		expect(lesson.game).toBe("dna-detective");
	});

	it("of a class without a picture knows nothing of it, and makes the light first", () => {
		const lesson = lessonFor({ ...pictureWith({}), pupils: 0 }, careers);
		expect([lesson.light, lesson.careers]).toEqual([null, []]);
		expect(lesson.parts.map(({ kind }) => kind)).toContain("quiz");
	});
});
