import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Circle } from "#contract/circles.ts";
import type { Zone } from "#domain/shared/instant.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { useLocale } from "../shared/i18n/locale.ts";
import { Portrait } from "../shared/people/portrait.tsx";
import { Badge } from "../ui/badge.tsx";
import { useCircleTime } from "./use-circle-time.ts";

/** When a circle takes place, on the visitor's clock and on its own, and how many seats are left: the line below its subject. */
export function CircleLead({ circle, visitorZone }: { readonly circle: Circle; readonly visitorZone: Zone }) {
	const { t } = useTranslation();
	const { date, time, there } = useCircleTime(visitorZone)(circle);
	const { seats, seatsLeft: left, waiting } = circle;
	return (
		<div className="grid gap-1">
			<p className="lead">
				<time dateTime={circle.startsAt} className="tabular-nums">
					{date}, {time}
				</time>
				{there === null ? null : (
					<span className="block text-base">{t("consultations.booking.there", there)}</span>
				)}
			</p>
			{circle.status === "planned" ? (
				<p>
					<span className="font-semibold">
						{left === 0 ? t("circles.row.full") : t("circles.facts.seatsOf", { left, seats })}
					</span>
					{waiting === 0 ? null : (
						<span className="text-soft"> · {t("circles.row.waiting", { count: waiting })}</span>
					)}
				</p>
			) : null}
		</div>
	);
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
	return (
		<div className="grid gap-0.5 border-t border-hairline py-3">
			<dt className="text-sm text-soft">{term}</dt>
			<dd>{children}</dd>
		</div>
	);
}

/** A circle in plain words: with whom, with which host, in which language, for what price. */
export function CircleDetails({ circle }: { readonly circle: Circle }) {
	const { t } = useTranslation();
	const locale = useLocale();
	const { price } = useFormat();
	const { researcher, hostName, priceCents } = circle;
	return (
		<dl className="border-b border-hairline">
			<Fact term={t("circles.facts.researcher")}>
				<span className="flex items-start gap-4 py-1">
					<Portrait {...researcher} imageUrl={null} />
					<span className="grid justify-items-start gap-1">
						<span className="font-display text-xl font-semibold leading-tight">
							{researcher.name[locale]}
						</span>
						<span className="text-soft">{researcher.title[locale]}</span>
						{researcher.illustrative ? <Badge>{t("consultations.researchers.illustrative")}</Badge> : null}
					</span>
				</span>
			</Fact>
			{hostName === "" ? null : (
				<Fact term={t("circles.facts.host")}>{t("circles.facts.hostText", { host: hostName })}</Fact>
			)}
			<Fact term={t("circles.facts.language")}>{t(`consultations.languages.${circle.language}`)}</Fact>
			<Fact term={t("circles.facts.price")}>
				{priceCents === 0 ? t("circles.facts.free") : price(priceCents)}
			</Fact>
		</dl>
	);
}
