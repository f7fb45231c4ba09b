import { useTranslation } from "react-i18next";
import { type Steadiness, steadinessLevels } from "#domain/quiz/steadiness.ts";

function Dots({ steadiness }: { readonly steadiness: Steadiness }) {
	return (
		<span aria-hidden="true" className="flex gap-0.75">
			{steadinessLevels.map((level) => (
				<span
					key={level}
					className={`size-2.25 rounded-full border border-ink forced-color-adjust-none ${level <= steadiness ? "bg-ink" : ""}`}
				/>
			))}
		</span>
	);
}

/** The steadiness of a place among the five: one to three full dots, and the word for it where there is space. */
export function SteadinessDots({ steadiness }: { readonly steadiness: Steadiness }) {
	const { t } = useTranslation();
	return (
		<span className="grid justify-items-end gap-0.5">
			<Dots steadiness={steadiness} />
			<span className="text-xs leading-none whitespace-nowrap text-soft max-md:sr-only">
				{t(`results.stability.level.${steadiness}`)}
			</span>
		</span>
	);
}

/** The meaning of the dots, below the list that has them: the firmest first. */
export function SteadinessLegend() {
	const { t } = useTranslation();
	return (
		<ul className="grid gap-x-6 gap-y-1 border-t border-hairline pt-3 text-sm leading-snug text-soft md:grid-cols-3 print:hidden">
			{steadinessLevels.toReversed().map((level) => (
				<li key={level} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5">
					<span className="flex h-[1.375em] items-center">
						<Dots steadiness={level} />
					</span>
					{t(`results.stability.meaning.${level}`)}
				</li>
			))}
		</ul>
	);
}
