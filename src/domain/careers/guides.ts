import type { WeekPart, WorkSetting } from "./setting.ts";

/** The guides of the premium plan that career pages lead to, by the ids of their texts. */
export const guideIds = [
	"a-month-of-observations",
	"read-a-scientific-article",
	"read-a-course-page",
] as const;
/** A guide of the premium plan, by the id of its text. */
export type GuideId = (typeof guideIds)[number];

/** The settings of observation in nature: animals, water, rock, the sky. */
const observing: readonly WorkSetting[] = ["field", "sea", "telescope"];

/**
 * The guides that concern a career: observing where a part of its week is spent outdoors, at sea or at a telescope;
 * reading articles where a doctorate belongs to the road; otherwise, choosing a course. One or two.
 */
export const guidesOf = (career: {
	readonly week: readonly Pick<WeekPart, "setting">[];
	readonly hasDoctorate: boolean;
}): GuideId[] => {
	const guides: GuideId[] = [];
	if (career.week.some(({ setting }) => observing.includes(setting))) guides.push("a-month-of-observations");
	if (career.hasDoctorate) guides.push("read-a-scientific-article");
	return guides.length > 0 ? guides : ["read-a-course-page"];
};
