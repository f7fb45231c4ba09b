import type { ReactNode, Ref } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/i18n/format.ts";
import { Beams } from "./beams.tsx";
import type { FamilyRow } from "./family-list.tsx";

/** The beams that a phone shows beside the prism; the list below has all. */
const beamsShown = 5;

interface PhonePrismProps {
	readonly ref: Ref<HTMLDivElement>;
	/** The families, the largest share first. */
	readonly rows: readonly FamilyRow[];
	readonly subjectCount: number;
	/** A sentence below the prism, before that on its beams. */
	readonly children: ReactNode;
}

/** The prism of a phone, below the choice that lights it: the largest families, each beside its beam. */
export function PhonePrism({ ref, rows, subjectCount, children }: PhonePrismProps) {
	const { t } = useTranslation();
	const { number } = useFormat();
	const shown = rows.slice(0, beamsShown);
	return (
		<div ref={ref} className="grid gap-3 lg:hidden">
			{shown.length > 0 ? (
				<p aria-hidden="true" className="-mb-2 text-right text-sm text-on-band-soft">
					{t("subjects.columns.pair")}
				</p>
			) : null}
			<div aria-hidden="true" className="flex min-h-37.5">
				<Beams
					size="small"
					beams={shown.map(({ family: { key, field }, percent, before }) => ({
						key,
						field,
						percent,
						before,
					}))}
					subjectCount={subjectCount}
				/>
				<ul className="min-w-0 grow">
					{shown.map(({ family, percent }) => (
						<li key={family.key} className="flex h-7.5 items-center gap-2 pl-1.5">
							<span className="w-11 flex-none text-right font-display font-semibold tabular-nums">
								{number(Math.round(percent))}
							</span>
							<span className="text-[0.8125rem] leading-none max-[22rem]:hidden">{family.label}</span>
						</li>
					))}
				</ul>
			</div>
			{children ? <p>{children}</p> : null}
			{shown.length > 0 ? <p className="text-sm text-on-band-soft">{t("subjects.thickness")}</p> : null}
		</div>
	);
}
