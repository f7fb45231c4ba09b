import {
	FlaskConical,
	Hospital,
	type LucideIcon,
	Monitor,
	NotebookPen,
	Telescope,
	Trees,
	Users,
	Waves,
	Wrench,
} from "lucide-react";
import type { CategoryKey } from "#domain/careers/category.ts";
import type { WorkSetting } from "#domain/careers/setting.ts";

const icons: Readonly<Record<WorkSetting, LucideIcon>> = {
	field: Trees,
	sea: Waves,
	lab: FlaskConical,
	screen: Monitor,
	hospital: Hospital,
	workshop: Wrench,
	telescope: Telescope,
	people: Users,
	desk: NotebookPen,
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

/** The sign of a place of work; words beside it say the same. */
export function SettingIcon({ setting }: { readonly setting: WorkSetting }) {
	const Icon = icons[setting];
	return <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.7} />;
}
