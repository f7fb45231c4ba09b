import { useTranslation } from "react-i18next";
import type { CareerId } from "#domain/careers/career-id.ts";
import { maxComparedCareers } from "#domain/careers/compared.ts";
import { useHydrated } from "../../page/hydrated.ts";
import { CategoryIcon, icons } from "../category-icon.tsx";
import { useCompareChoice } from "./compare-choice.ts";

interface CompareButtonProps {
	readonly careerId: CareerId;
	readonly title: string;
	/** Shows a text label, where there is space: not on a phone. */
	readonly hasWords?: boolean;
}

/** Adds a career to the comparison: pressed while it is in the tray. Disabled while the tray is full of others. */
export function CompareButton({ careerId, title, hasWords = false }: CompareButtonProps) {
	const { t } = useTranslation();
	const { careers, toggle } = useCompareChoice();
	const isHydrated = useHydrated();
	const isChosen = careers.includes(careerId);
	return (
		<button
			type="button"
			aria-pressed={isChosen}
			aria-label={hasWords ? undefined : t("common.compare.choose", { title })}
			disabled={!isHydrated || (!isChosen && careers.length >= maxComparedCareers)}
			onClick={() => toggle(careerId)}
			className={`relative z-1 inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control aria-pressed:bg-ink aria-pressed:text-paper disabled:opacity-55 ${hasWords ? "border border-edge/60 bg-surface font-semibold hover:border-ink md:px-4" : "text-soft hover:bg-sunken hover:text-ink"}`}
		>
			<CategoryIcon path={icons.columns} />
			{hasWords ? <span className="max-md:sr-only">{t("common.compare.add")}</span> : null}
		</button>
	);
}
