import type { CategoryKey } from "#domain/careers/category.ts";
import type { WorkSetting } from "#domain/careers/setting.ts";
import { CategoryIcon } from "./category-icon.tsx";

/** One icon per place: they are part of every week's markup and script, so they are short. */
const drawings: Readonly<Record<WorkSetting, string>> = {
	/** A tree. */
	field: "M12 22v-6M12 2 6 9h3l-5 7h16l-5-7h3z",
	/** Waves. */
	sea: "M2 7q2.5-3 5 0t5 0 5 0 5 0M2 13q2.5-3 5 0t5 0 5 0 5 0M2 19q2.5-3 5 0t5 0 5 0 5 0",
	/** A flask. */
	lab: "M8 2h8M10 2v7L4 20q0 2 2 2h12q2 0 2-2L14 9V2M7 15h10",
	/** A screen on its foot. */
	screen: "M3 4h18v13H3zM8 21h8M12 17v4",
	/** A house with a cross. */
	hospital: "M4 22V4h16v18M12 7v6M9 10h6M10 22v-5h4v5M2 22h20",
	/** A hammer. */
	workshop: "m3 21 9-9M10 8l6 6 5-5-6-6q-4-1-6 1z",
	/** A telescope on two feet. */
	telescope: "m3 14 13-8 4 6-14 5zM16 6l3-2 3 6-2 2M12 15l-4 7M12 15l4 7",
	/** Two people. */
	people: "M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8M2 21q0-7 7-7t7 7M16 3a4 4 0 0 1 0 8M19 14.5q3 2 3 6.5",
	/** A notebook. */
	desk: "M5 3h14v18H5zM9 8h6M9 12h6M3 7h4M3 12h4M3 17h4",
};

/** The tint of a place; null for the neutral ones. */
export const settingTint: Readonly<Record<WorkSetting, CategoryKey | null>> = {
	field: "biology",
	sea: "materials",
	lab: "agriculture",
	screen: null,
	hospital: "health",
	workshop: "earth",
	telescope: "physics",
	people: "food",
	desk: null,
};

/** The icon of a place of work. Decorative: words beside it say the same. */
export function SettingIcon({ setting }: { readonly setting: WorkSetting }) {
	return <CategoryIcon path={drawings[setting]} strokeWidth={1.7} />;
}
