import outlines from "spectra:map/en";
import { useTranslation } from "react-i18next";
import { areaOf, type FranceArea, franceAreas, overseasAreas } from "#domain/careers/france-areas.ts";
import { pictureSize, project } from "#domain/careers/map-projection.ts";
import { type Place, type RegionLight, regionLights } from "#domain/careers/presented-places.ts";

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
	readonly label?: string;
	readonly className: string;
}

/** An area with a point of light for each place and a glow for each region; the chosen one stays bright. */
function AreaLights({ area, lights, places, chosen, label, className }: AreaLightsProps) {
	const { path, width, height } = outlines[area];
	const scale = scaleOf(area);
	const isLit = (region: string) => chosen === null || chosen === region;
	return (
		<svg
			{...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
			viewBox={`0 0 ${width} ${height}`}
			className={`overflow-visible [forced-color-adjust:none] ${className}`}
		>
			<radialGradient id={`light-${area}`}>
				<stop stopColor="var(--color-glow)" stopOpacity=".85" />
				<stop offset=".35" stopColor="var(--color-glow)" stopOpacity=".34" />
				<stop offset=".7" stopColor="var(--color-glow)" stopOpacity=".08" />
				<stop offset="1" stopColor="var(--color-glow)" stopOpacity="0" />
			</radialGradient>
			<path
				d={path}
				className="fill-on-band/8 stroke-on-band/35"
				strokeWidth={0.8 * scale}
				strokeLinejoin="round"
			/>
			{lights.map((light) => {
				const [x, y] = project(franceAreas[area], light);
				return (
					<circle
						key={light.region}
						cx={x}
						cy={y}
						r={radiusOf(light.count) * scale}
						fill={`url(#light-${area})`}
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
						className={`fill-on-band transition-opacity duration-200 ${isLit(place.region) ? "" : "opacity-30"}`}
					/>
				);
			})}
		</svg>
	);
}

/** The number of places of a region, to be tapped. */
function RegionButton({
	light: { region, count },
	chosen,
	onChoose,
	style,
	className,
}: Pick<PlacesMapProps, "chosen" | "onChoose"> & {
	readonly light: RegionLight;
	readonly style?: React.CSSProperties;
	readonly className: string;
}) {
	const { t } = useTranslation();
	return (
		<button
			type="button"
			aria-label={t("places.regionNamed", { region, count })}
			aria-pressed={region === chosen}
			onClick={() => onChoose(region === chosen ? null : region)}
			style={style}
			className={`grid size-10 place-items-center rounded-full border border-transparent text-sm font-semibold tabular-nums [text-shadow:0_0_4px_var(--color-band),0_0_2px_var(--color-band)] hover:border-on-band focus-visible:outline-on-band aria-pressed:border-on-band aria-pressed:bg-on-band aria-pressed:text-band aria-pressed:[text-shadow:none] forced-colors:border-[ButtonText] ${className}`}
		>
			{count}
		</button>
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
	return (
		<figure className="grid gap-5 rounded-panel bg-band p-3 text-on-band md:p-5">
			<div className="relative">
				<AreaLights {...mainland} chosen={chosen} label={label} className="w-full" />
				{mainland.lights.map((light) => {
					const [x, y] = project(franceAreas.mainland, light);
					return (
						<RegionButton
							key={light.region}
							light={light}
							chosen={chosen}
							onChoose={onChoose}
							style={{ left: `${(100 * x) / width}%`, top: `${(100 * y) / height}%` }}
							className="absolute -translate-1/2"
						/>
					);
				})}
			</div>
			<ul className="flex flex-wrap justify-between gap-x-2 gap-y-3">
				{overseasAreas.map((area) => {
					const own = within(area);
					const [light] = own.lights;
					return (
						<li key={area} className="grid justify-items-center gap-1 text-xs text-on-band-soft">
							<span className="relative">
								<AreaLights {...own} chosen={chosen} className="h-14" />
								{light ? (
									<RegionButton
										light={light}
										chosen={chosen}
										onChoose={onChoose}
										className="absolute top-1/2 left-1/2 -translate-1/2"
									/>
								) : null}
							</span>
							{t(`map.areas.${area}`)}
						</li>
					);
				})}
			</ul>
			<figcaption className="text-xs text-on-band-soft">{t("map.attribution")}</figcaption>
		</figure>
	);
}
