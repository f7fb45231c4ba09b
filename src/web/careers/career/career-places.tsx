import { useTranslation } from "react-i18next";
import type { PresentedTrainingProvider } from "#domain/careers/presented-career.ts";
import { LocalLink } from "../../shared/i18n/local-link.tsx";
import { OutsideLink } from "../../shared/links/outside-link.tsx";
import { FranceMap } from "../places/france-map.tsx";

interface CareerPlacesProps {
	readonly careerId: string;
	readonly institutions: readonly PresentedTrainingProvider[];
}

/** The training providers of a career in France: a small map, and a list with the same numbers. */
export function CareerPlaces({ careerId, institutions }: CareerPlacesProps) {
	const { t } = useTranslation();
	return (
		<div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20.5rem]">
			<div className="print:hidden lg:col-start-2 lg:row-start-1">
				<FranceMap
					label={t("career.institutions.mapTitle")}
					pins={institutions.map(({ latitude, longitude, location }, index) => ({
						latitude,
						longitude,
						label: String(index + 1),
						name: location,
					}))}
				/>
			</div>
			<div className="grid content-start gap-3 lg:col-start-1 lg:row-start-1">
				<ol className="grid">
					{institutions.map(({ name, short, location, website, course, kind, isPrivate }, index) => (
						<li
							key={name}
							className="grid grid-cols-[1.75rem_minmax(0,1fr)_auto] gap-x-2 border-t border-hairline py-2 first:border-t-0"
						>
							<span aria-hidden="true" className="font-semibold tabular-nums">
								{index + 1}
							</span>
							<div className="grid leading-snug">
								<p lang="fr" className="font-semibold">
									{short ? (
										<>
											<span>{short}</span>
											<span className="font-normal text-soft">, </span>
										</>
									) : null}
									<span className={short ? "font-normal text-soft" : ""}>{name}</span>
								</p>
								<p className="text-sm text-soft">
									<span>{location}</span>
									{"\u00a0· "}
									<span lang="fr">{kind === "master" ? t("map.master", { course }) : course}</span>
									{isPrivate ? `\u00a0· ${t("map.private")}` : null}
								</p>
								<p className="hidden text-sm print:block">
									{website.replace(/^https?:\/\/(www\.)?|\/$/g, "")}
								</p>
							</div>
							<OutsideLink href={website} aria-label={t("map.visitNamed", { name })}>
								<span className="max-sm:sr-only print:sr-only">{t("career.institutions.visit")}</span>
							</OutsideLink>
						</li>
					))}
				</ol>
				<p className="text-sm text-soft">{t("career.institutions.note")}</p>
				<p className="text-sm print:hidden">
					<LocalLink to={`/places?career=${careerId}`} className="underline underline-offset-4">
						{t("career.institutions.openMap")}
					</LocalLink>
				</p>
			</div>
		</div>
	);
}
