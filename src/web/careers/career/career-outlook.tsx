import { useTranslation } from "react-i18next";
import type {
	AmericanGrowth,
	CareerPage,
	FrenchMarket,
	PayFigure,
} from "#domain/careers/presented-career.ts";
import { figureOrder, foldsFrance, ownFigures } from "#domain/careers/school-country.ts";
import { formatsOf } from "#domain/shared/format.ts";
import { FranceOnly } from "../../shared/country/france-only.tsx";
import { useSchoolCountry } from "../../shared/country/school-country.ts";
import { useLocale } from "../../shared/i18n/locale.ts";
import { OutsideLink } from "../../shared/links/outside-link.tsx";
import { Group } from "./career-section.tsx";

const marketScale = 5;
/** The percentage of growth that fills the whole width of a bar. */
const fullGrowth = 20;

function France({ market }: { readonly market: FrenchMarket }) {
	const { t } = useTranslation();
	return (
		<div className="grid content-start gap-2">
			<p className="font-display text-xl font-semibold leading-tight">{market.headline}</p>
			{market.index === null ? null : (
				<div
					role="img"
					aria-label={t("career.outlook.scale", { index: market.index })}
					className="flex gap-1"
				>
					{Array.from({ length: marketScale }, (_, index) => (
						<i
							// biome-ignore lint/suspicious/noArrayIndexKey: a block is identified by its index
							key={index}
							className={`h-2.5 w-6 rounded-[2px] ${index < (market.index ?? 0) ? "bg-ink" : "bg-hairline"}`}
						/>
					))}
				</div>
			)}
			{market.detail ? <p className="text-soft">{market.detail}</p> : null}
		</div>
	);
}

function Bar({ label, percent }: { readonly label: string; readonly percent: number }) {
	const locale = useLocale();
	return (
		<p className="grid grid-cols-[6.5rem_minmax(0,1fr)_3.5rem] items-center gap-2 text-sm">
			<span>{label}</span>
			<span aria-hidden="true" className="flex h-2.5">
				<i
					className={`rounded-[2px] ${percent < 0 ? "border border-dashed border-ink" : "bg-ink"}`}
					style={{ width: `${Math.max(1, Math.min(100, (Math.abs(percent) / fullGrowth) * 100))}%` }}
				/>
			</span>
			<b className="text-right tabular-nums">{formatsOf(locale).signed(percent)}</b>
		</p>
	);
}

function UnitedStates({ growth }: { readonly growth: AmericanGrowth }) {
	const { t } = useTranslation();
	return (
		<div className="grid content-start gap-2">
			<p className="font-display text-xl font-semibold leading-tight">{growth.headline}</p>
			{growth.percent === null ? null : (
				<>
					<Bar label={t("career.outlook.thisJob")} percent={growth.percent} />
					<Bar label={t("career.outlook.allJobs")} percent={growth.averagePercent} />
				</>
			)}
			{growth.detail ? <p className="text-soft">{growth.detail}</p> : null}
		</div>
	);
}

function PayFigures({ pay }: { readonly pay: readonly PayFigure[] }) {
	const { t } = useTranslation();
	return (
		<ul className="grid gap-x-10 gap-y-4 lg:grid-cols-2">
			{pay.map(({ country, scope, amount, basis, source }) => (
				<li key={amount + basis} className="grid content-start">
					<p className="text-sm text-soft">{t(`career.pay.${country}`, { scope })}</p>
					<p className="font-display text-xl font-semibold tabular-nums">{amount}</p>
					<p className="text-soft">{basis}</p>
					<p className="text-sm">
						<OutsideLink href={source.url}>{source.label}</OutsideLink>
					</p>
				</li>
			))}
		</ul>
	);
}

/** The figures of pay, the reader's own country first; those of France are folded for readers elsewhere. */
function Pay({ pay }: { readonly pay: readonly PayFigure[] }) {
	const { t } = useTranslation();
	const locale = useLocale();
	const country = useSchoolCountry();
	if (pay.length === 0) return <p className="measure text-soft">{t("career.pay.none")}</p>;
	const own = ownFigures(country, locale);
	const hasOwn = pay.some((figure) => figure.country === own);
	const byCountry = figureOrder(country, locale).map((one) => pay.filter((figure) => figure.country === one));
	return (
		<>
			{country !== null && !hasOwn ? <p className="measure">{t("career.pay.noneForYou")}</p> : null}
			{foldsFrance(country) ? (
				byCountry
					.filter((figures) => figures.length > 0)
					.map((figures) =>
						figures[0]?.country === "france" ? (
							<FranceOnly key="france" isSaid>
								<PayFigures pay={figures} />
							</FranceOnly>
						) : (
							<PayFigures key="others" pay={figures} />
						),
					)
			) : (
				<PayFigures pay={byCountry.flat()} />
			)}
			<p className="text-sm text-soft">{t("career.pay.note")}</p>
		</>
	);
}

/** The expected growth and pay, the reader's own country first, each with its source. */
export function CareerOutlook({ career }: { readonly career: CareerPage }) {
	const { t } = useTranslation();
	const locale = useLocale();
	const country = useSchoolCountry();
	const { france, unitedStates, sources } = career.growthOutlook;
	return (
		<>
			<Group title={t("career.outlook.growth")}>
				<div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
					{figureOrder(country, locale).map((one) =>
						one === "france" ? (
							<div key={one} className="grid content-start">
								<FranceOnly isSaid>
									<France market={france} />
								</FranceOnly>
							</div>
						) : (
							<UnitedStates key={one} growth={unitedStates} />
						),
					)}
				</div>
			</Group>
			<Group title={t("career.pay.title")}>
				<Pay pay={career.pay} />
			</Group>
			<Group title={t("career.outlook.sources")}>
				<ul className="flex flex-wrap gap-x-5">
					{[...sources, ...career.furtherReading].map(({ label, url }) => (
						<li key={url}>
							<OutsideLink href={url}>{label}</OutsideLink>
						</li>
					))}
				</ul>
			</Group>
		</>
	);
}
