import { useTranslation } from "react-i18next";
import type { CareerId } from "#domain/careers/career-id.ts";
import { CategoryIcon, icons } from "./category-icon.tsx";
import { useSavedCareer } from "./use-saved-career.ts";

interface SaveButtonProps {
	readonly careerId: CareerId;
	readonly title: string;
	/** Shows a text label, where there is space: not on a phone. */
	readonly hasWords?: boolean;
}

/** A bookmark button: pressed while the career is saved. Renders nothing if careers cannot be saved. */
export function SaveButton({ careerId, title, hasWords = false }: SaveButtonProps) {
	const { t } = useTranslation();
	const saved = useSavedCareer(careerId);
	if (!saved) return null;
	const { isSaved, toggle } = saved;
	return (
		<button
			type="button"
			aria-pressed={isSaved}
			aria-label={hasWords ? undefined : t("common.card.saveNamed", { title })}
			onClick={toggle}
			className={`relative z-1 inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control ${hasWords ? "border border-edge/60 bg-surface font-semibold hover:border-ink md:px-4" : "text-soft hover:bg-sunken hover:text-ink aria-pressed:text-ink"}`}
		>
			<CategoryIcon path={icons.bookmark} className={`size-5 ${isSaved ? "fill-line text-line" : ""}`} />
			{hasWords ? (
				<span className="max-md:sr-only">{t(isSaved ? "common.card.saved" : "common.card.save")}</span>
			) : null}
		</button>
	);
}
