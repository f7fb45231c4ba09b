import { useTranslation } from "react-i18next";
import type { ClassPage } from "#contract/classes.ts";
import { spectrum } from "#domain/careers/category.ts";
import { extremesOf } from "#domain/classes/picture.ts";
import { SpectrumBand } from "../ui/spectrum-band.tsx";

interface ClassSpectrumProps {
	readonly picture: ClassPage["picture"];
	readonly joined: number;
}

/** The number of lines that are named under the band. */
const namesShown = 4;

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

/** The picture of the full groups behind the prism, in colour, with the four brightest lines named. */
export function ClassSpectrum({ picture, joined }: ClassSpectrumProps) {
	const { t } = useTranslation();
	const counts = new Map(picture.lines.map(({ category, pupils }) => [category, pupils ?? 0]));
	const extremes = extremesOf(picture);
	if (extremes === null)
		return (
			<p className="self-center text-[max(2.2vw,1.1rem)] text-on-band-soft">{t("classes.page.noPicture")}</p>
		);
	const brightest = [...counts]
		.filter(([, pupils]) => pupils > 0)
		.sort(([, one], [, other]) => other - one)
		.slice(0, namesShown);
	const named = spectrum.flatMap(({ key }) => brightest.filter(([category]) => category === key));
	return (
		<div className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)_auto]">
			<Prism lit={new Set([...counts].flatMap(([key, pupils]) => (pupils > 0 ? [key] : [])))} />
			<SpectrumBand
				lines={spectrum.map(({ key }) => ({ key, count: counts.get(key) ?? 0 }))}
				className="h-full min-h-24 w-full"
			/>
			<ul className="flex flex-wrap justify-between gap-x-[2vw] pt-[.8vw] text-[max(2.2vw,1.1rem)]">
				{named.map(([category, pupils]) => (
					<li key={category} data-line={category}>
						<span className="font-semibold text-glow">{t(`common.categories.${category}`)}</span> {pupils}
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
