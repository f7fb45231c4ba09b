import { useTranslation } from "react-i18next";
import type { ClassPage } from "#contract/classes.ts";
import { spectrum } from "#domain/careers/category.ts";
import { extremesOf } from "#domain/classes/picture.ts";
import { SpectrumBand } from "../ui/spectrum-band.tsx";
import { darkText } from "./waiting-text.ts";

/** The size of a name in the viewport's width, and of the band: both as the layout has them, for collisions only. */
const [nameSize, bandWidth] = [2.2, 66];
const maxRows = 4;

/** Puts each name under its own line, in the first row where it touches no other. */
const rowsOf = (names: readonly { readonly place: number; readonly text: string }[]): number[] => {
	const ends: number[] = [];
	return names.map(({ place, text }) => {
		const width = (0.56 * nameSize * (text.length + 2)) / bandWidth;
		const start = (place + 0.5) / spectrum.length - (width * place) / (spectrum.length - 1);
		const free = ends.findIndex((end) => end <= start);
		const row = free >= 0 ? free : Math.min(ends.length, maxRows - 1);
		ends[row] = start + width;
		return row;
	});
};

/** The beams from the prism to every line of the spectrum. */
function Prism({ lit }: { readonly lit: ReadonlySet<string> }) {
	return (
		<svg
			aria-hidden="true"
			viewBox="0 0 1400 110"
			preserveAspectRatio="none"
			className="h-[max(5vw,2.5rem)] w-full"
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
export function ClassSpectrum({ page }: { readonly page: ClassPage }) {
	const { t } = useTranslation();
	const { picture, pupils: joined } = page;
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
		return pupils === 0 ? [] : [{ key, place, pupils, text: t(`common.categories.${key}`) }];
	});
	const rows = rowsOf(named);
	return (
		<div className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)_auto]">
			<Prism lit={new Set(named.map(({ key }) => key))} />
			<SpectrumBand
				lines={spectrum.map(({ key }) => ({ key, count: counts.get(key) ?? 0 }))}
				className="h-full min-h-24 w-full"
			/>
			<ul className="flex flex-wrap gap-x-[2vw] pt-[.8vw] text-[max(2.2vw,1.1rem)] leading-[1.25] md:grid md:gap-0">
				{named.map(({ key, place, pupils, text }, index) => (
					<li
						key={key}
						data-line={key}
						className="whitespace-nowrap md:relative md:w-max"
						// Below the width of the projector the names are a plain list: both offsets are ignored there.
						style={{
							gridArea: `${(rows[index] ?? 0) + 1} / 1`,
							left: `${(100 * (place + 0.5)) / spectrum.length}%`,
							translate: `${(-100 * place) / (spectrum.length - 1)}% 0`,
						}}
					>
						<span className="font-semibold text-glow">{pupils}</span> {text}
					</li>
				))}
			</ul>
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
