/** The settings of a part of a week. */
export const settings = [
	"field",
	"sea",
	"lab",
	"screen",
	"hospital",
	"workshop",
	"telescope",
	"people",
	"desk",
] as const;
/** Where a part of a week is spent: outdoors, at a bench, with people and so on. */
export type WorkSetting = (typeof settings)[number];

/** A part of the week: the activity, its setting, and its number of the week's equal parts. */
export interface WeekPart {
	readonly text: string;
	readonly setting: WorkSetting;
	readonly parts: number;
}

/** The settings of a week, the one with the largest share first; equal ones as the week has them. */
export const settingsOfWeek = (week: readonly WeekPart[]): WorkSetting[] => {
	const shares = new Map<WorkSetting, number>();
	for (const { setting, parts } of week) shares.set(setting, (shares.get(setting) ?? 0) + parts);
	return [...shares].sort(([, one], [, other]) => other - one).map(([setting]) => setting);
};
