import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import { strongestFields } from "#domain/careers/fingerprint.ts";
import type { CareerPage } from "#domain/careers/presented-career.ts";
import type { OwnInterestProfile } from "../quiz/use-interest-profile.ts";
import { dotted } from "../shared/dotted.ts";
import { LocalLink } from "../shared/local-link.tsx";
import { CareerBand } from "./career-band.tsx";
import { CareerFacts } from "./career-facts.tsx";
import { CareerTitle } from "./career-title.tsx";
import { CompareButton } from "./compare-button.tsx";
import { SaveButton } from "./save-button.tsx";

interface CareerHeaderProps {
	readonly career: CareerPage;
	readonly ownLight: OwnInterestProfile | null;
}

const fieldsNamed = 3;

/** The header of a career page: its spectrum, its name and the key facts. */
export function CareerHeader({ career, ownLight }: CareerHeaderProps) {
	const { t } = useTranslation();
	const draws = strongestFields(career.fingerprint, fieldsNamed).map((key) => t(`common.inText.${key}`));
	return (
		<header>
			<CareerBand career={career} own={ownLight} />
			<div className="page grid gap-3.5 pt-3 md:gap-5 md:pt-4">
				<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 print:hidden">
					<LocalLink
						to="/explore"
						className="inline-flex min-h-11 items-center gap-2 text-soft hover:text-ink"
					>
						<ArrowLeft aria-hidden="true" className="size-4 flex-none" />
						{t("career.backToExplore")}
					</LocalLink>
					<div className="flex flex-wrap gap-2">
						<CompareButton careerId={career.id} title={career.title} hasWords />
						<SaveButton careerId={career.id} title={career.title} hasWords />
					</div>
				</div>
				<div className="grid items-end gap-4 md:gap-5 lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-12">
					<div className="grid content-start gap-3">
						<p className="font-semibold text-line-text">
							{dotted(
								[career.category, ...career.secondaryCategories].map((key) => t(`common.categories.${key}`)),
							)}
						</p>
						<CareerTitle title={career.title} />
						<p className="lead measure">{career.description}</p>
						<p className="text-sm text-soft">
							{/* On a phone the band names them above. */}
							<span className="max-md:sr-only">{t("career.drawsOn", { fields: draws.join(", ") })}</span>
							{career.hasKnowledge ? null : ` ${t("career.subjectsAlone")}`}
						</p>
					</div>
					<aside aria-labelledby="identity" className="grid gap-1 border-l-3 border-line pl-4">
						<h2 id="identity" className="font-text text-sm font-semibold tracking-normal text-soft">
							{t("career.identity")}
						</h2>
						<p className="font-display text-xl font-semibold leading-tight">{career.superhero}</p>
						<p className="text-sm text-soft max-md:sr-only">{t("career.identityNote")}</p>
					</aside>
				</div>
				<CareerFacts career={career} />
			</div>
		</header>
	);
}
