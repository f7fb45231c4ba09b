import { useTranslation } from "react-i18next";
import { spectrum } from "#domain/careers/category.ts";
import { mostExpected } from "#domain/classes/guess.ts";
import { extremesOf } from "#domain/classes/picture.ts";
import { darkLines } from "../shared/dark-lines.ts";
import { useFieldList } from "../shared/format.ts";
import { nameRows, nameWidth } from "../shared/name-rows.ts";
import { SpectrumBand } from "../ui/spectrum-band.tsx";
import { GhostColumns } from "./ghost-columns.tsx";
import { ghostText, highestText } from "./ghost-text.ts";
import { GuessCurve } from "./guess-curve.tsx";
import { darkText } from "./waiting-text.ts";
import type { WallPage } from "./wall-page.ts";

/** The size of a name in the viewport's width, and of the band: as the layout has them, for collisions only. */
const [nameSize, bandWidth] = [2.2, 66];
const mostRows = 3;

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
			className="h-[max(3vw,2.2rem)] w-full"
		>
			{spectrum.map(({ key }, place) => (
				<line
					key={key}
					{...{ x1: 700, y1: 45, x2: 100 * place + 50, y2: 110 }}
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

/**
 * The counted results behind the prism, in colour, with the number and the name of each drawn line below it. Before the
 * first colour the prism and all lines are there, dark, with the sentence that says what is missing.
 */
export function ClassSpectrum({ page }: { readonly page: WallPage }) {
	const { t } = useTranslation();
	const listed = useFieldList();
	const { picture, pupils: joined, guess, year } = page;
	const { ghost } = year;
	const { expected } = guess;
	const counts = new Map(picture.lines.map(({ category, pupils }) => [category, pupils ?? 0]));
	const extremes = extremesOf(picture);
	if (extremes === null)
		return (
			<div className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)_auto]">
				<Prism lit={new Set()} />
				<SpectrumBand lines={darkLines} className={`${edgeless} [&_g>rect]:opacity-40`}>
					{ghost ? <GhostColumns lines={ghost.lines} /> : null}
				</SpectrumBand>
				<div className="grid gap-[.5vw] pt-[1.2vw] text-center">
					<p role="status" className="text-[max(2.8vw,1.35rem)]">
						{darkText(page, t)}
					</p>
					{ghost ? (
						<p className="text-[max(2.2vw,1rem)] leading-[1.15] text-on-band-soft">
							{ghostText(ghost, t)}
							<span className="sr-only"> {highestText(ghost, t, listed)}</span>
						</p>
					) : null}
				</div>
			</div>
		);
	const named = spectrum.flatMap(({ key }, slot) => {
		const pupils = counts.get(key) ?? 0;
		const text = t(`common.fields.${key}`);
		const place = (slot + 0.5) / spectrum.length;
		const width = nameWidth(text, nameSize) / bandWidth;
		return pupils === 0 ? [] : [{ key, pupils, text, place, width }];
	});
	// The brightest lines choose first; a line without room for its name keeps its number.
	const placed = nameRows(
		[...named].sort((one, other) => other.pupils - one.pupils),
		mostRows,
	);
	return (
		<div className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)_auto]">
			<Prism lit={new Set(named.map(({ key }) => key))} />
			<SpectrumBand
				lines={spectrum.map(({ key }) => ({ key, count: counts.get(key) ?? 0 }))}
				className={edgeless}
			>
				{ghost ? <GhostColumns lines={ghost.lines} /> : null}
				{expected ? <GuessCurve expected={expected} /> : null}
			</SpectrumBand>
			<ul className="flex flex-wrap gap-x-[2vw] pt-[.8vw] text-[max(2.2vw,1.1rem)] leading-[1.15] md:grid md:gap-0">
				{named.map(({ key, place, pupils, text }) => {
					const name = placed.get(key);
					const at = `${100 * place}%`;
					const back = `${-100 * (name?.before ?? 0.5)}%`;
					// Below the width of a projector nothing is placed: a plain list.
					return (
						<li key={key} data-line={key} className="flex gap-1.5 md:contents">
							<span
								className="font-semibold text-glow md:relative md:left-(--at) md:w-max md:-translate-x-1/2"
								style={{ gridArea: "1 / 1", "--at": at } as React.CSSProperties}
							>
								{pupils}
							</span>
							<span
								className={`whitespace-nowrap text-glow ${name === undefined ? "md:sr-only" : "md:relative md:left-(--at) md:w-max md:translate-x-(--back)"}`}
								style={
									{
										gridArea: `${(name?.row ?? 0) + 2} / 1`,
										"--at": at,
										"--back": back,
									} as React.CSSProperties
								}
							>
								{text}
							</span>
						</li>
					);
				})}
			</ul>
			<p className="text-[max(2.2vw,1rem)] leading-[1.15] text-on-band-soft">
				{expected ? t("classes.light.aboutGuessed", { count: guess.count }) : t("classes.light.about")}
				{ghost ? <span className="block">{ghostText(ghost, t)}</span> : null}
			</p>
			{ghost ? <p className="sr-only">{highestText(ghost, t, listed)}</p> : null}
			{expected ? (
				<p className="sr-only">{t("classes.light.expected", { names: listed(mostExpected(expected)) })}</p>
			) : null}
			<p role="status" className="sr-only">
				{t("classes.light.said", {
					shown: picture.pupils,
					joined,
					brightest: listed(extremes.brightest),
					pupils: counts.get(extremes.brightest[0]) ?? 0,
				})}
			</p>
		</div>
	);
}
