import { useTranslation } from "react-i18next";
import {
	filterPlaces,
	type PresentedPlaces,
	placesByRegion,
} from "#domain/careers/places/presented-places.ts";
import type { Locale, Localized } from "#domain/shared/locale.ts";
import { lazyPart } from "../../page/lazy-part.tsx";
import { FranceOnly } from "../../shared/country/france-only.tsx";
import { LocalLink } from "../../shared/i18n/local-link.tsx";
import { localeOfRequest } from "../../shared/i18n/route-locale.ts";
import { PageHead } from "../../shared/page-head.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import type { Route } from "./+types/places.screen";
import { HomeRegion } from "./home-region.tsx";
import { usePlaceFilter } from "./place-filter.ts";
import { PlacesOfRegion } from "./places-of-region.tsx";

export { revalidateOnNewPath as shouldRevalidate } from "../../shared/i18n/route-locale.ts";

const placesIn = {
	en: () => import("spectra:places/en"),
	fr: () => import("spectra:places/fr"),
} satisfies Localized<unknown>;

const PlacesMap = lazyPart(async () => (await import("./places-map.tsx")).PlacesMap);

const loadPlaces = async (locale: Locale): Promise<PresentedPlaces> => (await placesIn[locale]()).default;

export const loader = ({ request }: Route.LoaderArgs) => loadPlaces(localeOfRequest(request));
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadPlaces(localeOfRequest(request));

/** Every place that trains for one of the careers: a map of France and the same as a list. */
export default function PlacesScreen({ loaderData }: Route.ComponentProps) {
	const { t } = useTranslation();
	const { careers, regions, places, departements } = loaderData;
	const { filter, show } = usePlaceFilter(departements.map(({ region }) => region));
	const titles = new Map(careers.map(({ id, title }) => [id, title]));
	const chosen = careers.find(({ id }) => id === filter.career);
	const everywhere = filterPlaces(places, { ...filter, region: null });
	const found = filterPlaces(everywhere, filter);
	/** A filter leaves few places: they start unfolded. */
	const isNarrowed = filter.career !== null || filter.region !== null;
	const chooseRegion = (region: string | null) => show({ region: region ?? "" });
	return (
		<div className="page grid gap-4 pt-6 md:gap-6 md:pt-10">
			<PageHead title={t("places.pageTitle")} description={t("places.pageDescription")} />
			<h1 className="display-2">{t("places.title")}</h1>
			<p className="measure text-soft">{t("places.description")}</p>
			<FranceOnly>
				<div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
					{/* The light of a chosen career has the colour of its field. */}
					<div data-line={chosen?.category} className="lg:sticky lg:top-24">
						<PlacesMap
							placeholder={<div className="aspect-[20/23] w-full rounded-panel bg-band" />}
							label={t("places.mapLabel", { count: found.length })}
							regions={regions}
							places={everywhere}
							chosen={filter.region}
							onChoose={chooseRegion}
						/>
					</div>
					<div className="grid gap-5">
						<div className="grid items-start gap-4 sm:grid-cols-2">
							<HomeRegion departements={departements} region={filter.region} onChoose={chooseRegion} />
							<SelectField
								label={t("places.career")}
								value={filter.career ?? ""}
								onChange={({ target }) => show({ career: target.value })}
							>
								<option value="">{t("places.allCareers")}</option>
								{careers.map(({ id, title }) => (
									<option key={id} value={id}>
										{title}
									</option>
								))}
							</SelectField>
						</div>
						<div className="flex flex-wrap items-baseline gap-x-4">
							<p role="status" className="font-semibold">
								{t("places.found", { count: found.length })}
							</p>
							{chosen ? (
								<LocalLink to={`/career/${chosen.id}`} className="underline underline-offset-4">
									{chosen.title}
								</LocalLink>
							) : null}
						</div>
						{found.length > 0 ? (
							<div className="grid border-b border-hairline">
								{placesByRegion(regions, found).map(({ region, places: own }) => (
									<PlacesOfRegion
										key={region}
										region={region}
										places={own}
										careers={filter.career === null ? titles : null}
										isOpen={isNarrowed}
									/>
								))}
							</div>
						) : (
							<p>{t("places.none")}</p>
						)}
						<p className="measure text-sm text-soft">{t("places.note")}</p>
					</div>
				</div>
			</FranceOnly>
		</div>
	);
}
