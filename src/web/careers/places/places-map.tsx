import outlines from "spectra:map/en";
import { useTranslation } from "react-i18next";
import { areaOf, type FranceArea, franceAreas, overseasAreas } from "#domain/careers/places/france-areas.ts";
import { pictureSize, project } from "#domain/careers/places/map-projection.ts";
import { type Place, type RegionLight, regionLights } from "#domain/careers/places/presented-places.ts";
import { glowIn, LitArea } from "./lit-area.tsx";

interface PlacesMapProps {
	/** The label of the map; the list beside it says the same in words. */
	readonly label: string;
	readonly regions: readonly string[];
	/** The places of every region: those of the others stay on the map while one is chosen. */
	readonly places: readonly Place[];
	readonly chosen: string | null;
	/** Chooses a region, or none. */
	readonly onChoose: (region: string | null) => void;
}

/** The radius of a region's glow, in units of the mainland's drawing. */
const radiusOf = (count: number): number => 10 + 5 * Math.sqrt(count);
/** Dots of the small drawings are as large as those of the mainland. */
const scaleOf = (area: FranceArea): number =>
	pictureSize(franceAreas[area])[0] / (area === "mainland" ? 313 : 44);

interface AreaLightsProps {
	readonly area: FranceArea;
	readonly lights: readonly RegionLight[];
	readonly places: readonly Place[];
	readonly chosen: string | null;
	readonly className: string;
}

/** An area with a point of light for each place and a glow for each region; the chosen one stays bright. */
function AreaLights({ area, lights, places, chosen, className }: AreaLightsProps) {
	const scale = scaleOf(area);
	const isLit = (region: string) => chosen === null || chosen === region;
	return (
		<LitArea area={area} stroke={scale} className={className}>
			{lights.map((light) => {
				const [x, y] = project(franceAreas[area], light);
				return (
					<circle
						key={light.region}
						cx={x}
						cy={y}
						r={radiusOf(light.count) * scale}
						fill={glowIn(area)}
						className={`transition-opacity duration-200 ${isLit(light.region) ? "" : "opacity-25"}`}
					/>
				);
			})}
			{places.map((place) => {
				const [x, y] = project(franceAreas[area], place);
				return (
					<circle
						key={`${place.name} ${place.location}`}
						cx={x}
						cy={y}
						r={1.7 * scale}
						className={`fill-on-band forced-colors:fill-[CanvasText] transition-opacity duration-200 ${isLit(place.region) ? "" : "opacity-30"}`}
					/>
				);
			})}
		</LitArea>
	);
}

const pressed =
	"rounded-control hover:text-on-band focus-visible:outline-on-band aria-pressed:[&_b]:bg-on-band aria-pressed:[&_b]:text-band";

/** The number of places of a region: readable above the points of light. */
function Count({ light: { region, count } }: { readonly light: RegionLight }) {
	const { t } = useTranslation();
	return (
		<>
			<span className="sr-only">{t("places.regionNamed", { region, count })}</span>
			<b
				aria-hidden="true"
				className="min-w-7 rounded-full bg-band/80 px-1.5 text-center text-sm leading-6 font-semibold text-on-band tabular-nums ring-1 ring-on-band/45"
			>
				{count}
			</b>
		</>
	);
}

/** France with its overseas regions on the dark band: every place is a point of light, and every region can be tapped. */
export function PlacesMap({ label, regions, places, chosen, onChoose }: PlacesMapProps) {
	const { t } = useTranslation();
	const lights = regionLights(regions, places);
	const within = (area: FranceArea) => ({
		area,
		lights: lights.filter((light) => areaOf(light) === area),
		places: places.filter((place) => areaOf(place) === area),
	});
	const mainland = within("mainland");
	const { width, height } = outlines.mainland;
	const buttonOf = ({ region }: RegionLight) =>
		({
			type: "button",
			"aria-pressed": region === chosen,
			onClick: () => onChoose(region === chosen ? null : region),
		}) as const;
	return (
		<figure className="grid gap-5 rounded-panel bg-band p-3 text-on-band md:p-5">
			<div className="relative">
				<div role="img" aria-label={label}>
					<AreaLights {...mainland} chosen={chosen} className="w-full" />
				</div>
				{mainland.lights.map((light) => {
					const [x, y] = project(franceAreas.mainland, light);
					return (
						<button
							key={light.region}
							{...buttonOf(light)}
							style={{ left: `${(100 * x) / width}%`, top: `${(100 * y) / height}%` }}
							className={`absolute grid size-10 -translate-1/2 place-items-center ${pressed}`}
						>
							<Count light={light} />
						</button>
					);
				})}
			</div>
			<ul className="grid grid-cols-3 gap-x-1 gap-y-3 sm:grid-cols-5">
				{overseasAreas.map((area) => {
					const own = within(area);
					const [light] = own.lights;
					const picture = <AreaLights {...own} chosen={chosen} className="h-12" />;
					const name = (
						<span aria-hidden={light ? true : undefined} className="text-xs leading-tight">
							{t(`map.areas.${area}`)}
						</span>
					);
					return (
						<li key={area} className="grid text-on-band-soft">
							{light ? (
								<button
									{...buttonOf(light)}
									className={`grid content-start justify-items-center gap-1 ${pressed}`}
								>
									{picture}
									{name}
									<Count light={light} />
								</button>
							) : (
								<span className="grid content-start justify-items-center gap-1 text-center">
									{picture}
									{name}
									<span className="font-semibold">{own.places.length}</span>
								</span>
							)}
						</li>
					);
				})}
			</ul>
			<figcaption className="text-xs text-on-band-soft">{t("map.attribution")}</figcaption>
		</figure>
	);
}
