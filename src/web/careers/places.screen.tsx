import { useTranslation } from "react-i18next";
import { filterPlaces, type PresentedPlaces, placesByRegion } from "#domain/careers/presented-places.ts";
import type { Locale, Localized } from "#domain/shared/locale.ts";
import { lazyPart } from "../page/lazy-part.tsx";
import { FranceOnly } from "../shared/france-only.tsx";
import { LocalLink } from "../shared/local-link.tsx";
import { PageHead } from "../shared/page-head.tsx";
import { localeOfRequest } from "../shared/route-locale.ts";
import { SelectField } from "../ui/select-field.tsx";
import type { Route } from "./+types/places.screen";
import { HomeRegion } from "./home-region.tsx";
import { usePlaceFilter } from "./place-filter.ts";
import { PlacesOfRegion } from "./places-of-region.tsx";

export { revalidateOnNewPath as shouldRevalidate } from "../shared/route-locale.ts";

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
	const everywhere = filterPlaces(places, { ...filter, region: null });
	const found = filterPlaces(everywhere, filter);
	/** A filter leaves few places: they start unfolded. */
	const isNarrowed = filter.career !== null || filter.region !== null;
	const chooseRegion = (region: string | null) => show({ region: region ?? "" });
	return (
		<div className="page grid gap-8 pt-8 md:pt-12">
			<PageHead title={t("places.pageTitle")} description={t("places.pageDescription")} />
			<div className="grid gap-3">
				<h1 className="display-2">{t("places.title")}</h1>
				<p className="lead measure">{t("places.description")}</p>
			</div>
			<FranceOnly>
				<div className="grid items-start gap-4 sm:grid-cols-2 lg:max-w-2xl">
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
				<p role="status" className="font-semibold">
					{t("places.found", { count: found.length })}
				</p>
				{filter.career === null ? null : (
					<LocalLink
						to={`/career/${filter.career}`}
						className="-mt-5 justify-self-start underline underline-offset-4"
					>
						{titles.get(filter.career)}
					</LocalLink>
				)}
				<div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
					<div className="lg:sticky lg:top-24">
						<PlacesMap
							placeholder={<div className="aspect-[20/23] w-full rounded-panel bg-band" />}
							label={t("places.mapLabel", { count: found.length })}
							regions={regions}
							places={everywhere}
							chosen={filter.region}
							onChoose={chooseRegion}
						/>
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
				</div>
				<p className="measure text-sm text-soft">{t("places.note")}</p>
			</FranceOnly>
		</div>
	);
}
