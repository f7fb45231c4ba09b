import { useTranslation } from "react-i18next";
import { brightestLines } from "#domain/careers/brightest-lines.ts";
import type { CategoryKey } from "#domain/careers/category.ts";
import { dotted } from "../shared/dotted.ts";
import { SpectrumBand } from "../ui/spectrum-band.tsx";

interface HeroBandProps {
	readonly lines: readonly { readonly key: CategoryKey; readonly count: number }[];
	/** Whether the lines show an answer or a result, rather than rest. */
	readonly isLit: boolean;
}

/** The number of names that one line of a phone holds. */
const namesOnPhones = 4;

/** The lines that a phone names at rest, each below its line; more would touch each other. */
const landmarks: readonly CategoryKey[] = ["space", "engineering", "biology", "health"];

/** The light of the start page, with a name below each line; a phone names the brightest lines, at rest four of them. */
export function HeroBand({ lines, isLit }: HeroBandProps) {
	const { t } = useTranslation();
	const bright = isLit ? brightestLines(lines, namesOnPhones) : new Set<CategoryKey>();
	const named = lines.filter(({ key }) => bright.has(key)).slice(0, namesOnPhones);
	return (
		<div className="page max-md:px-1">
			<SpectrumBand lines={lines} fullCount={1} className="h-22 w-full md:h-34" />
			<ul
				aria-hidden="true"
				className="grid grid-cols-14 pt-2 text-center text-[0.78rem] max-lg:hidden [&>li:nth-child(even)]:pt-4"
			>
				{lines.map(({ key }) => (
					<li key={key} className={bright.has(key) ? "font-bold" : "text-on-band-soft"}>
						{t(`common.fields.${key}`)}
					</li>
				))}
			</ul>
			{isLit ? (
				<p
					aria-hidden="true"
					className="min-h-7 px-3 pt-1.5 text-center text-[0.9375rem] font-semibold lg:hidden"
				>
					{dotted(named.map(({ key }) => t(`common.fields.${key}`)))}
				</p>
			) : (
				<ul
					aria-hidden="true"
					className="relative h-7 text-[0.8125rem] leading-7 text-on-band-soft lg:hidden [&>li]:absolute [&>li]:-translate-x-1/2 [&>li:first-child]:translate-x-0"
				>
					{lines.map(({ key }, place) =>
						landmarks.includes(key) ? (
							<li key={key} style={{ left: `${((place + 0.5) / lines.length) * 100}%` }}>
								{t(`common.fields.${key}`)}
							</li>
						) : null,
					)}
				</ul>
			)}
		</div>
	);
}
