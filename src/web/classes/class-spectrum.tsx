import { useTranslation } from "react-i18next";
import { type CategoryKey, spectrum } from "#domain/careers/category.ts";
import { mostExpected } from "#domain/classes/guess.ts";
import { extremesOf } from "#domain/classes/picture.ts";
import { useFormat } from "../shared/format.ts";
import { SpectrumBand } from "../ui/spectrum-band.tsx";
import { GuessCurve } from "./guess-curve.tsx";
import { darkText } from "./waiting-text.ts";
import type { WallPage } from "./wall-page.ts";

/** The size of a name in the viewport's width, and of the band: as the layout has them, for collisions only. */
const [nameSize, bandWidth] = [2.2, 66];
const nameRows = 3;
const centreOf = (place: number): number => (place + 0.5) / spectrum.length;
/** The share of a name that is left of its line: half of it, and less or more at the ends of the band. */
const shareBefore = (place: number): number => {
	if (place === 0) return 0.3;
	return place === spectrum.length - 1 ? 0.8 : 0.5;
};

interface DrawnLine {
	readonly key: CategoryKey;
	readonly place: number;
	readonly pupils: number;
	readonly text: string;
}

/**
 * The row of each name under its own line, the brightest lines first: the first row where it touches no other name.
 * Undefined where three rows have no room; the line keeps its number.
 */
const rowsOf = (lines: readonly DrawnLine[]): Map<CategoryKey, number> => {
	const taken: (readonly [number, number])[][] = Array.from({ length: nameRows }, () => []);
	const rows = new Map<CategoryKey, number>();
	for (const { key, place, text } of [...lines].sort((one, other) => other.pupils - one.pupils)) {
		const width = (0.53 * nameSize * (text.length + 1)) / bandWidth;
		const start = centreOf(place) - width * shareBefore(place);
		const row = taken.findIndex((ends) => ends.every(([from, to]) => start + width <= from || start >= to));
		if (row < 0) continue;
		taken[row]?.push([start, start + width]);
		rows.set(key, row);
	}
	return rows;
};

/** The beams from the prism to every line of the spectrum. */
function Prism({ lit }: { readonly lit: ReadonlySet<string> }) {
	return (
		<svg
			aria-hidden="true"
			viewBox="0 0 1400 110"
			preserveAspectRatio="none"
			className="h-[max(3.5vw,2.5rem)] w-full"
		>
			{spectrum.map(({ key }, place) => (
				<line
					key={key}
					{...{ x1: 700, y1: 45, x2: 100 * place + 50, y2: 110 }}
					data-line={key}
					stroke="var(--color-glow)"
					strokeWidth={lit.has(key) ? 5 : 1}
					opacity={lit.has(key) ? 0.8 : 0.3}
				/>
			))}
			<path d="M700 4 740 74H660Z" fill="var(--color-band)" stroke="white" strokeWidth="3" />
		</svg>
	);
}

/** The counted results behind the prism, in colour, with the number and the name of each drawn line below it. */
export function ClassSpectrum({ page }: { readonly page: WallPage }) {
	const { t } = useTranslation();
	const format = useFormat();
	const { picture, pupils: joined, guess } = page;
	const { expected } = guess;
	const counts = new Map(picture.lines.map(({ category, pupils }) => [category, pupils ?? 0]));
	const extremes = extremesOf(picture);
	if (extremes === null)
		return (
			<p role="status" className="self-center text-[max(2.2vw,1.1rem)] text-on-band-soft">
				{darkText(page, t)}
			</p>
		);
	const named = spectrum.flatMap(({ key }, place) => {
		const pupils = counts.get(key) ?? 0;
		return pupils === 0 ? [] : [{ key, place, pupils, text: t(`common.fields.${key}`) }];
	});
	const rows = rowsOf(named);
	return (
		<div className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)_auto]">
			<Prism lit={new Set(named.map(({ key }) => key))} />
			<SpectrumBand
				lines={spectrum.map(({ key }) => ({ key, count: counts.get(key) ?? 0 }))}
				className="h-full min-h-24 w-full"
			>
				{expected ? <GuessCurve expected={expected} /> : null}
			</SpectrumBand>
			<ul className="flex flex-wrap gap-x-[2vw] pt-[.8vw] text-[max(2.2vw,1.1rem)] leading-[1.15] md:grid md:gap-0">
				{named.map(({ key, place, pupils, text }) => {
					const row = rows.get(key);
					const at = `${100 * centreOf(place)}%`;
					const back = `${-100 * shareBefore(place)}%`;
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
								className={`whitespace-nowrap text-glow ${row === undefined ? "md:sr-only" : "md:relative md:left-(--at) md:w-max md:translate-x-(--back)"}`}
								style={
									{
										gridArea: `${(row ?? 0) + 2} / 1`,
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
				{expected
					? t("classes.light.aboutGuessed", { count: guess.count })
					: t("classes.light.about", { count: picture.pupils })}
			</p>
			{expected ? (
				<p className="sr-only">
					{t("classes.light.expected", {
						names: format.list(mostExpected(expected).map((key) => t(`common.inText.${key}`))),
					})}
				</p>
			) : null}
			<p role="status" className="sr-only">
				{t("classes.light.said", {
					shown: picture.pupils,
					joined,
					brightest: t(`common.inText.${extremes.brightest}`),
					pupils: counts.get(extremes.brightest) ?? 0,
				})}
			</p>
		</div>
	);
}
