import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CareerId } from "#domain/careers/career-id.ts";
import { minComparedCareers, pairOf, withShown } from "#domain/careers/compared.ts";
import type { CareerPage } from "#domain/careers/presented-career.ts";
import { SelectField } from "../../ui/select-field.tsx";
import { usePhone } from "../../ui/use-phone.ts";
import { CompareLines } from "./compare-lines.tsx";
import { CompareTable } from "./compare-table.tsx";

interface CompareViewProps {
	/** Two to four careers, in the order of the address. */
	readonly careers: readonly CareerPage[];
	readonly onRemove: (id: CareerId) => void;
}

/** The comparison: lines over one axis and a table below them. A phone shows two careers; a list for each chooses it. */
export function CompareView({ careers, onRemove }: CompareViewProps) {
	const { t } = useTranslation();
	const isPhone = usePhone();
	const [asked, setAsked] = useState<readonly CareerId[]>([]);
	const ids = careers.map(({ id }) => id);
	const pair = pairOf(ids, asked);
	const shown = isPhone ? pair.flatMap((id) => careers.find((career) => career.id === id) ?? []) : careers;
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-6">
			{isPhone && careers.length > minComparedCareers ? (
				<div className="grid grid-cols-[repeat(2,minmax(0,1fr))] gap-3">
					{pair.map((id, index) => (
						<SelectField
							key={index === 0 ? "left" : "right"}
							label={t(index === 0 ? "compare.pair.left" : "compare.pair.right")}
							value={id}
							onChange={({ target }) => {
								const chosen = ids.find((one) => one === target.value);
								if (chosen) setAsked(withShown(pair, index, chosen));
							}}
						>
							{careers.map((career) => (
								<option key={career.id} value={career.id}>
									{career.title}
								</option>
							))}
						</SelectField>
					))}
				</div>
			) : null}
			<CompareLines careers={shown} />
			<CompareTable careers={shown} onRemove={careers.length > minComparedCareers ? onRemove : null} />
		</div>
	);
}
