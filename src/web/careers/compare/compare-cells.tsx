import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CareerPage, FactSource, FigureCountry } from "#domain/careers/presented-career.ts";
import { LocalLink } from "../../shared/i18n/local-link.tsx";
import { OutsideLink } from "../../shared/links/outside-link.tsx";

interface ValueProps {
	/** Whether all compared careers have it. */
	readonly isCommon: boolean;
	readonly children: ReactNode;
}

/** One value, an icon before its words: grey if all compared careers have it, so that what differs leads. */
export function Value({ isCommon, children }: ValueProps) {
	return <span className={`flex items-start gap-2 ${isCommon ? "text-soft" : ""}`}>{children}</span>;
}

/** Several values of one career as a list. */
export function Words({ items }: { readonly items: readonly ReactNode[] }) {
	return (
		<ul className="grid gap-1">
			{items.map((item, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
				<li key={index}>{item}</li>
			))}
		</ul>
	);
}

/** The years of study as a bar over one scale: filled up to the shortest way, an outline up to the longest. */
export function YearsBar({ from, to, longest }: { from: number; to: number; longest: number }) {
	return (
		<span aria-hidden="true" className="mt-1.5 flex h-3 [print-color-adjust:exact]">
			<span className="bg-line" style={{ width: `${(100 * from) / longest}%` }} />
			{to > from ? (
				<span
					className="border-2 border-l-0 border-line"
					style={{ width: `${(100 * (to - from)) / longest}%` }}
				/>
			) : null}
		</span>
	);
}

const foldLook =
	"inline-flex min-h-11 cursor-pointer items-center text-soft underline decoration-hairline decoration-2 underline-offset-4 hover:text-ink print:hidden";

interface FigureProps {
	readonly headline: string;
	readonly country: string;
	/** The group that it counts, and the date. */
	readonly basis: string;
	readonly source: FactSource | undefined;
}

/** A published figure with its country; what it measures and its source are folded. On paper app.css opens them. */
function Figure({ headline, country, basis, source }: FigureProps) {
	const { t } = useTranslation();
	return (
		<div>
			<p className="font-semibold tabular-nums">{headline}</p>
			<p className="text-sm text-soft">{country}</p>
			<details className="text-sm">
				<summary className={foldLook}>{t("compare.figure")}</summary>
				<p className="text-soft">{basis}</p>
				{source ? <OutsideLink href={source.url}>{source.label}</OutsideLink> : null}
			</details>
		</div>
	);
}

/** The published pay of a career, in the order of `countries`. */
export function PayCell({
	pay,
	countries,
}: Pick<CareerPage, "pay"> & { readonly countries: readonly FigureCountry[] }) {
	const { t } = useTranslation();
	if (pay.length === 0) return <p className="text-soft">{t("career.pay.none")}</p>;
	return (
		<div className="grid gap-3">
			{countries
				.flatMap((one) => pay.filter(({ country }) => country === one))
				.map(({ country, amount, basis, source }) => (
					<Figure
						key={amount + basis}
						headline={amount}
						country={t(`compare.pay.${country}`)}
						basis={basis}
						source={source}
					/>
				))}
		</div>
	);
}

/** The expected growth of a career, in the order of `countries`; details and sources are folded. */
export function OutlookCell({
	growthOutlook: { france, unitedStates, sources },
	countries,
}: Pick<CareerPage, "growthOutlook"> & { readonly countries: readonly FigureCountry[] }) {
	const { t } = useTranslation();
	const outlooks = countries.map((one) => ({ france, unitedStates })[one]);
	return (
		<div className="grid gap-3">
			{outlooks.map(({ headline }) => (
				<p key={headline} className="font-semibold">
					{headline}
				</p>
			))}
			<details className="text-sm">
				<summary className={foldLook}>{t("compare.figure")}</summary>
				<div className="grid gap-2">
					{outlooks.map(({ detail }) => (
						<p key={detail} className="text-soft">
							{detail}
						</p>
					))}
					<Words
						items={sources.map(({ label, url }) => (
							<OutsideLink key={url} href={url}>
								{label}
							</OutsideLink>
						))}
					/>
				</div>
			</details>
		</div>
	);
}

const institutionsShown = 2;

/** The first institutions that teach a career, and a link to all of them on the map. */
export function InstitutionsCell({
	id,
	title,
	institutions,
}: Pick<CareerPage, "id" | "title" | "institutions">) {
	const { t } = useTranslation();
	return (
		<div className="grid gap-2">
			<Words
				items={institutions.slice(0, institutionsShown).map(({ name, short, location, website }) => (
					<OutsideLink key={name} href={website}>
						{short ?? name}, {location}
					</OutsideLink>
				))}
			/>
			<LocalLink
				to={`/places?career=${id}`}
				aria-label={t("compare.placesOf", { title, count: institutions.length })}
				className="inline-flex min-h-11 items-center underline underline-offset-4 print:hidden"
			>
				{t("compare.places", { count: institutions.length })}
			</LocalLink>
		</div>
	);
}
