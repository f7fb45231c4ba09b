import { maxClassName } from "../classes/groups.ts";
import { dayMs, hourMs, minuteMs } from "../shared/units.ts";

/** Who a person is in a course of a learning platform. */
export type CourseRole = "pupil" | "teacher";

/** The purposes of a launch: a pupil's membership, a teacher who opens the activity, or a teacher who is making it. */
export const launchKinds = ["pupil", "teacher", "deep_link"] as const;
export type LaunchKind = (typeof launchKinds)[number];

/** A role in the course itself, with or without a part such as `Instructor#TeachingAssistant`. Roles at the school are none. */
const courseRole = /^(?:http:\/\/purl\.imsglobal\.org\/vocab\/lis\/v2\/membership(?:#|\/\w+#))?(\w+)$/;
const partOf = /^http:\/\/purl\.imsglobal\.org\/vocab\/lis\/v2\/membership\/(\w+)#/;

const roleIn = (role: string): string | undefined => partOf.exec(role)?.[1] ?? courseRole.exec(role)?.[1];

const teachers = ["Instructor", "ContentDeveloper", "Administrator"];

/**
 * The role of a person in a course; undefined for roles such as a parent who looks on. Of several the least powerful counts,
 * as for a school's log-in: a pupil who also helps to teach stays a pupil here.
 */
export const courseRoleOf = (roles: readonly string[]): CourseRole | undefined => {
	const names = roles.flatMap((role) => roleIn(role) ?? []);
	if (names.includes("Learner")) return "pupil";
	return names.some((name) => teachers.includes(name)) ? "teacher" : undefined;
};

/** How long a launch may take from the platform's link to its return, in milliseconds. */
export const launchAttemptMs = 10 * minuteMs;

/** How long a launch opens its page, in milliseconds. A teacher may have to log in first. */
export const launchLifeMs: Readonly<Record<LaunchKind, number>> = {
	pupil: 10 * minuteMs,
	teacher: hourMs,
	deep_link: hourMs,
};

/** How far the clocks of a platform and of this server may differ, in milliseconds: a launch works once, so time protects little. */
export const clockToleranceMs = 10 * minuteMs;

/** The name of a class that is made for a course: the course's title on one line, as long as names of classes are; "" without one. */
export const classNameOf = (title: string): string => {
	const line = title.replaceAll(/[\p{Cc}\s]+/gu, " ").trim();
	const characters = [...line];
	return characters.length <= maxClassName
		? line
		: `${characters
				.slice(0, maxClassName - 1)
				.join("")
				.trimEnd()}…`;
};

/** How long a report that a pupil is done is tried, in milliseconds. */
export const reportLifeMs = 3 * dayMs;
