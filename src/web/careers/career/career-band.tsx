import { useTranslation } from "react-i18next";
import { spectrum } from "#domain/careers/category.ts";
import { isDrawnOn } from "#domain/careers/fingerprint.ts";
import type { PresentedCareerCard } from "#domain/careers/presented-career.ts";
import type { OwnInterestProfile } from "../../quiz/use-interest-profile.ts";
import { LocalLink } from "../../shared/i18n/local-link.tsx";
import { LineNames } from "../../shared/spectrum/line-names.tsx";
import { MirroredFingerprint } from "../../shared/spectrum/mirrored-fingerprint.tsx";

interface CareerBandProps {
	readonly career: Pick<PresentedCareerCard, "id" | "category" | "fingerprint">;
	/** The visitor's own interest profile, mirrored below the career's; null without results. */
	readonly own: OwnInterestProfile | null;
}

/**
 * The spectrum in the page's header: the career's line at its own wavelength and the fields that it draws on,
 * each with its name.
 */
export function CareerBand({ career, own }: CareerBandProps) {
	const { t } = useTranslation();
	const dim = spectrum.flatMap(({ key }, slot) => {
		const isLit = isDrawnOn(career.fingerprint[slot] ?? 0) || (own?.light[slot] ?? 0) > 0;
		return isLit || key === career.category ? [] : [key];
	});
	return (
		<div className="bg-band text-on-band print:hidden">
			<div className="page">
				<MirroredFingerprint
					weights={career.fingerprint}
					ownProfile={own?.light ?? null}
					className={`light-up rounded-none ${own ? "h-28 [--own:5fr] md:h-44" : "h-19 md:h-33"}`}
				/>
				<div className="@container pb-1">
					<LineNames
						look="below"
						keys={spectrum.map(({ key }) => key)}
						dim={dim}
						strong={[career.category]}
					/>
				</div>
				{own ? (
					<p className="flex flex-wrap justify-between gap-x-6 pb-2 text-sm text-on-band-soft">
						<span>{t("career.mirror.job")}</span>
						<span className="flex flex-wrap items-center gap-x-3">
							{(["both", "one"] as const).map((meaning) => (
								<span key={meaning} className="inline-flex items-center gap-1.5">
									<i
										aria-hidden="true"
										className={`h-3 w-2 border border-on-band ${meaning === "both" ? "bg-on-band" : ""}`}
									/>
									{t(`career.mirror.${meaning}`)}
								</span>
							))}
						</span>
						<span className="md:text-right">
							{t("career.mirror.own")}
							{"\u00a0· "}
							<LocalLink
								to="/results"
								className="inline-block underline underline-offset-4 hover:text-on-band"
							>
								{t("career.facts.answers", {
									count: own.answersTo.get(career.id) ?? 0,
									total: own.answerCount,
								})}
							</LocalLink>
						</span>
					</p>
				) : null}
			</div>
		</div>
	);
}
