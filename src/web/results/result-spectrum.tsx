import { useTranslation } from "react-i18next";
import { type CategoryKey, spectrum } from "#domain/careers/category.ts";
import { useFormat } from "../shared/format.ts";
import { hueOf } from "../shared/hue.ts";
import { SpectrumBand } from "../ui/spectrum-band.tsx";
import type { ResultsExplanation } from "./explain-results.ts";

interface ResultSpectrumProps {
	readonly categories: ResultsExplanation["categories"];
}

interface NamedLine {
	readonly key: CategoryKey;
	readonly hue: number;
	readonly count: number;
	readonly isStrong: boolean;
}

const namesTold = 3;
/** More lines than this cannot all stand out. */
const mostStrong = 5;

/** The count from which a line stands out: the third's, unless too many lines share it. */
const strongFrom = (categories: ResultSpectrumProps["categories"]): number => {
	const third = categories[Math.min(namesTold, categories.length) - 1]?.count ?? 1;
	return categories.filter(({ count }) => count >= third).length > mostStrong ? third + 1 : third;
};

/** A line fades into the dark where words stand on it. */
const onLine = "rounded-full bg-band/85 shadow-[0_0_7px_6px_var(--color-band)]";

const useLines = (categories: ResultSpectrumProps["categories"]): NamedLine[] => {
	const counts = new Map(categories.map(({ key, count }) => [key, count]));
	const strongest = strongFrom(categories);
	return spectrum.map(({ key, hue }) => {
		const count = counts.get(key) ?? 0;
		return { key, hue, count, isStrong: count >= strongest };
	});
};

/** Upright lines, their names along them, their counts beneath. */
function WideSpectrum({ lines, label }: { readonly lines: readonly NamedLine[]; readonly label: string }) {
	const { t } = useTranslation();
	return (
		<div className="max-md:hidden print:block! print:[print-color-adjust:exact]">
			<div className="relative overflow-hidden rounded-panel">
				<SpectrumBand lines={lines} label={label} className="h-66 w-full" />
				<div aria-hidden="true" className="absolute inset-0 flex">
					{lines.map(({ key, isStrong }) => (
						<span key={key} className="flex flex-1 items-end justify-center pb-5">
							<span
								className={`rotate-180 text-sm leading-tight [text-orientation:sideways] [writing-mode:vertical-rl] ${onLine} ${isStrong ? "font-semibold text-on-band" : "text-on-band-soft"}`}
							>
								{t(`common.categories.${key}`)}
							</span>
						</span>
					))}
				</div>
			</div>
			<div aria-hidden="true" className="flex pt-2.5">
				{lines.map(({ key, count, isStrong }) => (
					<span
						key={key}
						className={`flex-1 text-center tabular-nums ${isStrong ? "text-lg font-bold" : "text-soft"}`}
					>
						{count}
					</span>
				))}
			</div>
		</div>
	);
}

/** Lying lines, one below the other: name at the left, count at the right, light between. */
function TallSpectrum({ lines, label }: { readonly lines: readonly NamedLine[]; readonly label: string }) {
	const { t } = useTranslation();
	return (
		<div className="relative -mx-5 overflow-hidden md:hidden print:hidden">
			<SpectrumBand lines={lines} label={label} direction="column" className="h-120 w-full" />
			<div aria-hidden="true" className="absolute inset-0 flex flex-col px-5">
				{lines.map(({ key, count, isStrong }) => (
					<span
						key={key}
						className={`flex flex-1 items-center justify-between ${isStrong ? "font-semibold text-on-band" : "text-sm text-on-band-soft"}`}
					>
						<span className={`px-1 leading-none ${onLine}`}>{t(`common.categories.${key}`)}</span>
						<span className={`px-1 leading-none tabular-nums ${onLine}`}>{count}</span>
					</span>
				))}
			</div>
		</div>
	);
}

/** The spectrum of the answers, as a picture and, for those who prefer to read, as a table. */
export function ResultSpectrum({ categories }: ResultSpectrumProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const lines = useLines(categories);
	const label = t("common.spectrum.label", {
		count: lines.length,
		names: format.list(
			categories.slice(0, namesTold).map(({ key, count }) => `${t(`common.categories.${key}`)} (${count})`),
		),
	});
	return (
		<div className="grid gap-4">
			<WideSpectrum lines={lines} label={label} />
			<TallSpectrum lines={lines} label={label} />
			<details className="print:hidden">
				<summary className="inline-flex min-h-11 items-center gap-2 text-soft underline decoration-1 underline-offset-4 hover:text-ink">
					{t("common.spectrum.showTable")}
				</summary>
				<table className="mt-2 w-full max-w-lg border-collapse text-left">
					<caption className="sr-only">{t("common.spectrum.tableCaption")}</caption>
					<thead>
						<tr className="border-b border-edge text-sm text-soft">
							<th scope="col" className="py-2 font-medium">
								{t("common.spectrum.category")}
							</th>
							<th scope="col" className="py-2 text-right font-medium">
								{t("common.spectrum.count")}
							</th>
						</tr>
					</thead>
					<tbody>
						{[...lines]
							.sort((first, second) => second.count - first.count)
							.map(({ key, count }) => (
								<tr key={key} data-line={key} style={hueOf(key)} className="border-b border-hairline">
									<th scope="row" className="flex items-center gap-2.5 py-2 font-normal">
										<span aria-hidden="true" className="h-4 w-1 rounded-full bg-line" />
										{t(`common.categories.${key}`)}
									</th>
									<td className="py-2 text-right tabular-nums">{count}</td>
								</tr>
							))}
					</tbody>
				</table>
			</details>
		</div>
	);
}
