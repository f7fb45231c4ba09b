import { useTranslation } from "react-i18next";
import { categoryKeys, spectrum } from "#domain/careers/category.ts";
import { mostExpected } from "#domain/classes/guess.ts";
import { extremesOf } from "#domain/classes/picture.ts";
import { useFieldList } from "../../shared/i18n/format.ts";
import { LineNames } from "../../shared/spectrum/line-names.tsx";
import { bandLines, darkLines } from "../../shared/spectrum/spectrum-lines.ts";
import { SpectrumBand } from "../../ui/spectrum-band.tsx";
import { GhostColumns } from "./ghost-columns.tsx";
import { highestText } from "./ghost-text.ts";
import { GuessCurve } from "./guess-curve.tsx";
import type { WallPage } from "./wall-page.ts";

/** A band without an edge: the halos of the first and the last line fade before the band ends. */
const edgeless =
	"h-full min-h-24 w-full [mask-image:linear-gradient(90deg,transparent,black_3%,black_97%,transparent)]";

/** The beams from the prism to every line of the spectrum: hairlines to those that are not lit. */
function Prism({ lit }: { readonly lit: ReadonlySet<string> }) {
	return (
		<svg
			aria-hidden="true"
			viewBox="0 0 1400 110"
			preserveAspectRatio="none"
			className="h-[max(2.4vw,2rem)] w-full"
		>
			{spectrum.map(({ key }, index) => (
				<line
					key={key}
					x1={700}
					y1={45}
					x2={100 * index + 50}
					y2={110}
					data-line={key}
					stroke="var(--color-glow)"
					strokeWidth={lit.has(key) ? 5 : 1}
					opacity={lit.has(key) ? 0.8 : 0.5}
				/>
			))}
			<path
				d="M700 4 740 74H660Z"
				fill="var(--color-band)"
				stroke="white"
				strokeWidth="3"
				strokeOpacity={lit.size > 0 ? 1 : 0.5}
			/>
		</svg>
	);
}

interface ClassSpectrumProps {
	readonly page: WallPage;
	/** Whether the lines and their names have the whole wall. */
	readonly isAlone: boolean;
}

/**
 * The counted results behind the prism, in colour, with the name of each drawn line along it and its number below. Before
 * the first colour the prism, all lines and their names are there, dark.
 */
export function ClassSpectrum({ page, isAlone }: ClassSpectrumProps) {
	const { t } = useTranslation();
	const listed = useFieldList();
	const { picture, pupils: joined, guess, year } = page;
	const { ghost } = year;
	const { expected } = guess;
	const counts = new Map(picture.lines.map(({ category, pupils }) => [category, pupils ?? 0]));
	const extremes = extremesOf(picture);
	const drawn = categoryKeys.filter((key) => (counts.get(key) ?? 0) > 0);
	return (
		<div
			className={`grid min-h-0 ${isAlone ? "grid-rows-[minmax(0,1fr)]" : "grid-rows-[auto_minmax(0,1fr)_auto]"}`}
		>
			{isAlone ? null : <Prism lit={new Set(drawn)} />}
			<div className="@container relative min-h-24">
				<SpectrumBand
					lines={extremes ? bandLines((key) => counts.get(key) ?? 0) : darkLines}
					className={`${edgeless} ${extremes ? "" : "[&_g>rect]:opacity-40"}`}
				>
					{ghost ? <GhostColumns lines={ghost.lines} /> : null}
					{extremes && expected ? <GuessCurve expected={expected} /> : null}
				</SpectrumBand>
				<div className={extremes ? "" : "opacity-65"}>
					<LineNames look="wall" keys={extremes ? drawn : categoryKeys} strong={extremes?.brightest ?? []} />
				</div>
			</div>
			{isAlone || extremes === null ? null : (
				<ul className="grid grid-cols-14 pt-[.4vw] text-center text-[max(2.2vw,1.1rem)] leading-[1.15] font-semibold">
					{drawn.map((key) => (
						<li
							key={key}
							data-line={key}
							className="text-glow"
							style={{ gridArea: `1 / ${1 + categoryKeys.indexOf(key)}` }}
						>
							{counts.get(key)}
							<span className="sr-only"> {t(`common.fields.${key}`)}</span>
						</li>
					))}
				</ul>
			)}
			{ghost ? <p className="sr-only">{highestText(ghost, t, listed)}</p> : null}
			{extremes && expected ? (
				<p className="sr-only">{t("classes.light.expected", { names: listed(mostExpected(expected)) })}</p>
			) : null}
			{extremes ? (
				<p role="status" className="sr-only">
					{t("classes.light.said", {
						shown: picture.pupils,
						joined,
						brightest: listed(extremes.brightest),
						pupils: counts.get(extremes.brightest[0]) ?? 0,
					})}
				</p>
			) : null}
		</div>
	);
}
