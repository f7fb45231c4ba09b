import { useTranslation } from "react-i18next";
import type { CareerId } from "#domain/careers/career-id.ts";
import { spectrum } from "#domain/careers/category.ts";
import type { Evidence } from "#domain/quiz/evidence.ts";
import { careersKept } from "#domain/quiz/score.ts";
import type { NamedCareers } from "../careers/content.ts";
import { useInterestProfile } from "../quiz/use-interest-profile.ts";
import { useFormat } from "../shared/i18n/format.ts";

interface ExposureLightProps {
	readonly evidence: Evidence;
	readonly careers: NamedCareers;
}

/** The part of the picture below which the tallest line stays. */
const tallest = 0.78;

/**
 * Every career as a line along the spectrum, as high as its share of quizzes filled in at random; those of one's own
 * results in full light. Decorative: the caption says what there is to see, and the list below has the figures.
 */
export function ExposureLight({ evidence, careers }: ExposureLightProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const own = useInterestProfile();
	const ownFive = new Set([...(own?.answersTo.keys() ?? [])].slice(0, careersKept));
	const highest = evidence.exposure[0]?.share ?? 1;
	const heightOf = (share: number) => (tallest * share) / highest;
	const lines = evidence.exposure
		.map(({ careerId, share }) => ({ id: careerId as CareerId, share }))
		.map((line) => ({ ...line, category: careers[line.id].category }))
		.sort(
			(one, other) =>
				spectrum.findIndex(({ key }) => key === one.category) -
				spectrum.findIndex(({ key }) => key === other.category),
		);
	return (
		<figure className="grid gap-3">
			<div className="relative flex h-48 items-end overflow-hidden rounded-panel bg-band px-2 text-on-band md:h-64 md:px-5 [forced-color-adjust:none]">
				{lines.map(({ id, category, share }) => (
					<span
						key={id}
						aria-hidden="true"
						data-line={category}
						className={`relative flex-1 ${own && !ownFive.has(id) ? "opacity-35" : ""}`}
						style={{ height: `${100 * heightOf(share)}%` }}
					>
						<span className="glow-across absolute inset-y-0 left-1/2 w-8 -translate-x-1/2 opacity-40 mix-blend-screen mask-t-from-70% md:w-14" />
						<span className="absolute inset-y-0 left-1/2 w-[3px] -translate-x-1/2 rounded-t-full bg-glow md:w-1.5" />
					</span>
				))}
				<span
					aria-hidden="true"
					className="absolute inset-x-0 border-t border-dashed border-on-band/80"
					style={{ bottom: `${100 * heightOf(careersKept / evidence.careers)}%` }}
				/>
				{own ? (
					<p className="absolute inset-x-4 top-2.5 font-semibold md:inset-x-6">{t("evidence.light.own")}</p>
				) : null}
			</div>
			<figcaption className="measure text-soft">
				{t("evidence.light.caption", { fair: format.share(careersKept / evidence.careers) })}
			</figcaption>
		</figure>
	);
}
