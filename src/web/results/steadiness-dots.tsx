import { useTranslation } from "react-i18next";
import { type Steadiness, steadinessLevels } from "#domain/quiz/steadiness.ts";

/** The steadiness of a place among the five: one to three full dots. */
export function SteadinessDots({ steadiness }: { readonly steadiness: Steadiness }) {
	const { t } = useTranslation();
	return (
		<span className="flex gap-0.75">
			{steadinessLevels.map((level) => (
				<span
					key={level}
					aria-hidden="true"
					className={`size-2.25 rounded-full border border-ink forced-color-adjust-none ${level <= steadiness ? "bg-ink" : ""}`}
				/>
			))}
			<span className="sr-only">{t(`results.stability.level.${steadiness}`)}</span>
		</span>
	);
}
