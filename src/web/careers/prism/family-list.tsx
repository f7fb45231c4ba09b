import { useTranslation } from "react-i18next";
import type { PrismFamily } from "#domain/careers/places/presented-places.ts";
import { smallBase } from "#domain/careers/subject-combinations.ts";
import { useFormat } from "../../shared/i18n/format.ts";
import { rowHeight } from "./beams.tsx";

/** A family with its current and previous share. */
export interface FamilyRow {
	readonly family: PrismFamily;
	readonly percent: number;
	readonly before: number | null;
}

interface FamilyListProps {
	readonly rows: readonly FamilyRow[];
	readonly chosen: string | null;
	readonly onChoose: (key: string) => void;
}

/** The families of study, the largest share first; each is a button that shows its careers. */
export function FamilyList({ rows, chosen, onChoose }: FamilyListProps) {
	const { t } = useTranslation();
	const { number } = useFormat();
	return (
		<>
			<p
				aria-hidden="true"
				className="flex flex-wrap justify-between gap-x-3 px-2 pb-1 text-sm text-on-band-soft lg:row-start-1"
			>
				<span>{t("subjects.columns.pair")}</span>
				<span className="whitespace-nowrap">{t("subjects.columns.admitted")}</span>
			</p>
			<ul className="grid min-w-0 content-start lg:row-start-2">
				{rows.map(({ family, percent, before }) => {
					const admitted = number(family.admitted);
					const share = Math.round(percent);
					return (
						<li key={family.key} style={{ minHeight: rowHeight }} className="max-lg:pb-2">
							<button
								type="button"
								aria-pressed={chosen === family.key}
								onClick={() => onChoose(family.key)}
								data-line={family.field}
								style={{ minHeight: rowHeight }}
								className="grid w-full grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-x-3 rounded-control px-2 text-left outline-offset-[-2px] hover:bg-on-band/10 focus-visible:outline-on-band aria-pressed:bg-on-band/15 aria-pressed:font-semibold"
							>
								<span className="sr-only">
									{t("subjects.familyName", { family: family.label, percent: share, admitted })}
								</span>
								<span
									aria-hidden="true"
									className="col-span-3 mb-0.5 block h-2 rounded-full bg-glow lg:hidden"
									style={{ width: `${Math.max(1, percent)}%` }}
								/>
								<span aria-hidden="true" className="text-right font-display font-semibold tabular-nums">
									<span style={{ fontSize: `${0.95 + Math.min(share, 80) / 160}rem` }}>{number(share)}</span>
								</span>
								<span aria-hidden="true" className="leading-tight">
									{family.label}
									{before !== null && Math.round(before) !== share ? (
										<span className="text-sm text-on-band-soft">
											{" "}
											({t("subjects.dropLost", { before: number(Math.round(before)) })})
										</span>
									) : null}
								</span>
								<span aria-hidden="true" className="text-sm tabular-nums text-on-band-soft">
									{family.admitted < smallBase ? t("subjects.of", { base: admitted }) : admitted}
								</span>
							</button>
						</li>
					);
				})}
			</ul>
		</>
	);
}
