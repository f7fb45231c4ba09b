import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type LyceeWay, type LyceeWayId, waysOnByUse } from "#domain/careers/after-seconde.ts";
import type { FactSource } from "#domain/careers/presented-career.ts";
import { utcMidnight, utcZone } from "#domain/shared/moment.ts";
import { useFormat } from "../../shared/format.ts";
import { LocalButtonLink } from "../../shared/local-link.tsx";
import { OutsideLink } from "../../shared/outside-link.tsx";
import { PageHead } from "../../shared/page-head.tsx";
import { localeOfRequest } from "../../shared/route-locale.ts";
import { loadAfterSeconde } from "../content.ts";
import type { Route } from "./+types/after-seconde.screen";
import { WaysPicture } from "./ways-picture.tsx";

export { revalidateOnNewPath as shouldRevalidate } from "../../shared/route-locale.ts";

export const loader = ({ request }: Route.LoaderArgs) => loadAfterSeconde(localeOfRequest(request));
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
	loadAfterSeconde(localeOfRequest(request));

interface SourcesProps {
	readonly sources: readonly FactSource[];
	readonly day: string;
}

function Sources({ sources, day }: SourcesProps) {
	const { t } = useTranslation();
	return (
		<details className="text-sm">
			<summary className="min-h-11 cursor-pointer content-center text-soft">
				{t("seconde.sources", { day })}
			</summary>
			<ul className="grid">
				{sources.map(({ label, url }) => (
					<li key={url}>
						<OutsideLink href={url}>{label}</OutsideLink>
					</li>
				))}
			</ul>
		</details>
	);
}

/** One way in words. Those that are not chosen are printed too. */
function WayInWords({ way, isChosen, day }: { way: LyceeWay; isChosen: boolean; day: string }) {
	const { t } = useTranslation();
	return (
		<section
			aria-labelledby={way.id}
			className={`grid gap-4 print:grid print:break-inside-avoid ${isChosen ? "" : "hidden"}`}
		>
			<div className="measure grid gap-2">
				<h2 id={way.id} className="display-3">
					{way.title}
				</h2>
				<p>{way.text}</p>
			</div>
			<dl className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
				{waysOnByUse(way.waysOn).map(({ kind, isUsual, note }) => (
					<div key={kind} className="grid content-start gap-0.5 border-l-2 border-hairline pl-4">
						<dt className="font-semibold">
							{t(`seconde.kinds.${kind}`)}{" "}
							<span className="font-normal text-soft">{t(isUsual ? "seconde.usual" : "seconde.open")}</span>
						</dt>
						<dd>{note}</dd>
					</div>
				))}
			</dl>
			<Sources sources={way.sources} day={day} />
		</section>
	);
}

/** The choice at the end of seconde: a drawing to touch, the chosen way in words, and maths. */
export default function AfterSecondeScreen({ loaderData }: Route.ComponentProps) {
	const { t } = useTranslation();
	const { longDate } = useFormat();
	const { ways, maths, checked } = loaderData;
	const [chosen, setChosen] = useState<LyceeWayId>("general");
	const day = longDate(utcMidnight(checked), utcZone);
	return (
		<div className="page grid gap-8 pt-8 md:pt-12">
			<PageHead title={t("seconde.pageTitle")} description={t("seconde.pageDescription")} />
			<header className="grid gap-3">
				<h1 className="display-2">{t("seconde.title")}</h1>
				<p className="lead measure">{t("seconde.lead")}</p>
				<details>
					<summary className="min-h-11 cursor-pointer content-center font-semibold">
						{t("seconde.decision.title")}
					</summary>
					<p className="measure">{t("seconde.decision.text")}</p>
				</details>
			</header>
			<WaysPicture ways={ways} chosen={chosen} onChoose={setChosen} />
			<div aria-live="polite" className="grid gap-8">
				{ways.map((way) => (
					<WayInWords key={way.id} way={way} isChosen={way.id === chosen} day={day} />
				))}
			</div>
			<section aria-labelledby="maths" className="grid gap-5 border-t border-hairline pt-8">
				<h2 id="maths" className="display-3">
					{t("seconde.maths")}
				</h2>
				<div className="grid gap-x-10 gap-y-6 md:grid-cols-3">
					{maths.map(({ id, title, text, sources }) => (
						<div key={id} className="grid content-start gap-2">
							<h3 className="text-lg">{title}</h3>
							<p>{text}</p>
							<Sources sources={sources} day={day} />
						</div>
					))}
				</div>
			</section>
			<div className="flex flex-wrap gap-3 print:hidden">
				<LocalButtonLink to="/subjects">{t("seconde.subjects")}</LocalButtonLink>
				<LocalButtonLink to="/resources/near-home" look="quiet">
					{t("seconde.nearHome")}
				</LocalButtonLink>
			</div>
		</div>
	);
}
