import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import { strongestFields } from "#domain/careers/fingerprint.ts";
import type { CareerPage } from "#domain/careers/presented-career.ts";
import type { OwnInterestProfile } from "../../quiz/use-interest-profile.ts";
import { dotted } from "../../shared/i18n/dotted.ts";
import { LocalLink } from "../../shared/i18n/local-link.tsx";
import { CompareButton } from "../compare/compare-button.tsx";
import { SaveButton } from "../save-button.tsx";
import { CareerBand } from "./career-band.tsx";
import { CareerDescription } from "./career-description.tsx";
import { CareerFacts } from "./career-facts.tsx";
import { CareerTitle } from "./career-title.tsx";
import { WouldYou } from "./would-you.tsx";

interface CareerHeaderProps {
	readonly career: CareerPage;
	readonly ownProfile: OwnInterestProfile | null;
}

const fieldsNamed = 3;

/** The name of the comic-book hero of a career. */
function Identity({ superhero }: Pick<CareerPage, "superhero">) {
	const { t } = useTranslation();
	return (
		<aside
			aria-labelledby="identity"
			className="flex flex-wrap items-baseline gap-x-3 self-end border-l-3 border-line pl-4 print:block"
		>
			<h2 id="identity" className="font-text text-sm font-semibold tracking-normal text-soft">
				{t("career.identity")}
			</h2>
			<p className="font-display text-lg font-semibold leading-tight md:text-xl">{superhero}</p>
			<p className="text-sm text-soft max-md:sr-only md:basis-full">{t("career.identityNote")}</p>
		</aside>
	);
}

/** The beginning of a career page: its spectrum, its name, the key facts, and moments of the job to answer. */
export function CareerHeader({ career, ownProfile }: CareerHeaderProps) {
	const { t } = useTranslation();
	const draws = strongestFields(career.fingerprint, fieldsNamed).map((key) => t(`common.inText.${key}`));
	return (
		<header>
			<CareerBand career={career} own={ownProfile} />
			<div className="page grid grid-cols-1 gap-x-12 gap-y-4 pt-1.5 md:gap-y-5 md:pt-4 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_auto_1fr]">
				<div className="grid content-start gap-2 md:gap-3">
					<div className="flex items-center justify-between gap-x-4 md:mb-2 print:hidden">
						<LocalLink
							to="/explore"
							className="inline-flex min-h-11 items-center gap-2 text-soft hover:text-ink"
						>
							<ArrowLeft aria-hidden="true" className="size-4 flex-none" />
							{t("career.backToExplore")}
						</LocalLink>
						<div className="flex gap-2">
							<CompareButton careerId={career.id} title={career.title} hasWords />
							<SaveButton careerId={career.id} title={career.title} hasWords />
						</div>
					</div>
					{/* On a phone the band names the fields. */}
					<p className="font-semibold text-line-text max-md:sr-only">
						{dotted(
							[career.category, ...career.secondaryCategories].map((key) => t(`common.categories.${key}`)),
						)}
					</p>
					<CareerTitle title={career.title} />
					{/* A phone's first view goes on with a moment of the job. */}
					<p className="font-display text-2xl leading-snug font-semibold text-pretty max-md:hidden">
						{career.gist}
					</p>
				</div>
				<WouldYou
					careerId={career.id}
					week={career.week}
					className="self-start lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:mt-3"
				/>
				<div className="grid content-start gap-3 md:gap-5">
					<div className="grid content-start gap-2.5 md:gap-3">
						<CareerDescription description={career.description} />
						<p className={`text-sm text-soft ${career.hasKnowledge ? "max-md:sr-only" : ""}`}>
							<span className="max-md:sr-only">{t("career.drawsOn", { fields: draws.join(", ") })}</span>
							{career.hasKnowledge ? null : ` ${t("career.subjectsAlone")}`}
						</p>
					</div>
					<CareerFacts career={career} />
				</div>
				<Identity superhero={career.superhero} />
			</div>
		</header>
	);
}
