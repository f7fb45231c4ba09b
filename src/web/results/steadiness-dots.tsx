import { useTranslation } from "react-i18next";
import { type Steadiness, steadinessLevels } from "#domain/quiz/steadiness.ts";

/** The steadiness of a place among the five: one to three full dots, and the word for it. */
export function SteadinessDots({ steadiness }: { readonly steadiness: Steadiness }) {
	const { t } = useTranslation();
	return (
		<span className="grid justify-items-end gap-0.5">
			<span aria-hidden="true" className="flex gap-0.75">
				{steadinessLevels.map((level) => (
					<span
						key={level}
						className={`size-2.25 rounded-full border border-ink forced-color-adjust-none ${level <= steadiness ? "bg-ink" : ""}`}
					/>
				))}
			</span>
			<span className="text-xs leading-none whitespace-nowrap text-soft">
				{t(`results.stability.level.${steadiness}`)}
			</span>
		</span>
	);
}
