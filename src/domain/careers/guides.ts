import type { WeekPart, WorkSetting } from "./setting.ts";

/** Guides that help to decide: pages for everyone, by the last part of their address. */
export const freeGuideIds = [
	"read-a-course-page",
	"talk-to-a-researcher",
	"what-studies-cost",
	"changing-course",
	"near-home",
] as const;

/** Guides of the premium plan that career pages lead to, by the ids of their texts. */
const premiumGuideIds = ["a-month-of-observations", "read-a-scientific-article"] as const;

/** The guides that career pages lead to. */
export const careerGuideIds = ["read-a-course-page", ...premiumGuideIds] as const;
export type CareerGuideId = (typeof careerGuideIds)[number];

/** Whether a guide is a page for everyone. */
export const isFreeGuide = (id: string): boolean => freeGuideIds.some((free) => free === id);

/** The address of a guide, without a language. */
export const guideAddress = (id: string): string =>
	isFreeGuide(id) ? `/resources/${id}` : `/resources/premium?text=${id}`;

/** The settings of observation in nature: animals, water, rock, the sky. */
const observing: readonly WorkSetting[] = ["field", "sea", "telescope"];

/**
 * The guides that concern a career. First the free one on choosing between courses, then at most one of the premium plan:
 * observing where a part of the week is spent outdoors, at sea or at a telescope; otherwise reading articles where a doctorate
 * belongs to the route.
 */
export const guidesOf = (career: {
	readonly week: readonly Pick<WeekPart, "setting">[];
	readonly hasDoctorate: boolean;
}): CareerGuideId[] => {
	if (career.week.some(({ setting }) => observing.includes(setting)))
		return ["read-a-course-page", "a-month-of-observations"];
	return career.hasDoctorate ? ["read-a-course-page", "read-a-scientific-article"] : ["read-a-course-page"];
};
