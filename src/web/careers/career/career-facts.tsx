import { Coins, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { CareerPage } from "#domain/careers/presented-career.ts";
import { ownFigures } from "#domain/careers/school-country.ts";
import { settingsOfWeek } from "#domain/careers/setting.ts";
import { useSchoolCountry } from "../../shared/country/school-country.ts";
import { dotted } from "../../shared/i18n/dotted.ts";
import { useLocale } from "../../shared/i18n/locale.ts";
import { SettingIcon } from "../setting-icon.tsx";
import { useStudyYears } from "../use-study-years.ts";

const maxStudyYears = 12;
const settingsShown = 3;

interface FactProps {
	readonly label: string;
	/** A decorative picture of the value. */
	readonly picture: ReactNode;
	readonly children: ReactNode;
}

function Fact({ label, picture, children }: FactProps) {
	return (
		<div className="grid grid-cols-1 content-start gap-1.5 max-md:gap-0.5 md:border-l md:border-hairline md:pl-4 md:first:border-0 md:first:pl-0 lg:max-xl:border-0 lg:max-xl:pl-0">
			<dt className="text-sm text-soft">{label}</dt>
			<dd className="grid grid-cols-1 gap-1.5 font-semibold leading-snug">
				<span aria-hidden="true" className="flex h-5 items-center gap-1 max-md:hidden">
					{picture}
				</span>
				<span>{children}</span>
			</dd>
		</div>
	);
}

/** A row of blocks: full, possible (dashed) and empty ones. */
function Blocks({ full, upTo, of }: { readonly full: number; readonly upTo: number; readonly of: number }) {
	return Array.from({ length: of }, (_, index) => (
		<i
			// The blocks are a scale: a block is its place.
			// biome-ignore lint/suspicious/noArrayIndexKey: a block is identified by its index
			key={index}
			className={`h-2 w-3.5 min-w-1 rounded-[2px] ${index < full ? "bg-ink" : index < upTo ? "border border-dashed border-ink" : "bg-hairline"}`}
		/>
	));
}

const nothingKnown = <i className="h-0 w-14 border-t-2 border-dashed border-edge" />;

/** The four key facts: years of study, places of work, pay, and places to study. */
export function CareerFacts({ career }: { readonly career: CareerPage }) {
	const { t } = useTranslation();
	const { inFigures } = useStudyYears();
	const { from, to, relatedFrom } = career.years;
	const settings = settingsOfWeek(career.week).slice(0, settingsShown);
	const { institutions } = career;
	const locale = useLocale();
	// The fact line has an amount of the reader's own country only.
	const country = useSchoolCountry();
	const own = ownFigures(country, locale);
	const pay = career.pay.find((figure) => figure.country === own);
	return (
		<section aria-label={t("career.facts.label")}>
			<dl className="grid grid-cols-2 gap-x-4 gap-y-3 border-y border-hairline border-t-2 border-t-ink py-3 text-[0.95rem] md:grid-cols-4 md:gap-y-4 md:py-4 lg:grid-cols-2 xl:grid-cols-4">
				<Fact
					label={t("career.facts.years")}
					picture={<Blocks full={from} upTo={to} of={Math.min(to, maxStudyYears)} />}
				>
					{inFigures(career.years)}
					{relatedFrom === null ? null : (
						<span className="block text-sm font-normal">
							{t("career.facts.related", { years: relatedFrom })}
						</span>
					)}
					<span className="block text-sm font-normal text-soft max-md:hidden">
						{dotted(career.routes.map((route) => t(`career.routes.${route}`)))}
					</span>
				</Fact>
				<Fact
					label={t("career.facts.where")}
					picture={settings.map((setting) => <SettingIcon key={setting} setting={setting} />)}
				>
					{dotted(settings.map((setting) => t(`career.settings.${setting}`)))}
				</Fact>
				<Fact
					label={t("career.facts.pay")}
					picture={pay ? <Coins className="size-5" strokeWidth={1.7} /> : nothingKnown}
				>
					{pay ? (
						<>
							{pay.amount}
							<span className="block text-sm font-normal text-soft">
								{t(`career.pay.${pay.country}`, { scope: pay.scope })}
							</span>
						</>
					) : (
						t(own === null ? "career.facts.noPayForYou" : "career.facts.noPay")
					)}
				</Fact>
				<Fact label={t("career.facts.places")} picture={<MapPin className="size-5" strokeWidth={1.7} />}>
					{institutions.length === 0 ? (
						t("career.facts.noPlaces")
					) : (
						<Link
							to="#where"
							preventScrollReset
							className="underline decoration-line decoration-2 underline-offset-4"
						>
							{t("career.facts.placesValue", { count: institutions.length })}
						</Link>
					)}
				</Fact>
			</dl>
		</section>
	);
}
