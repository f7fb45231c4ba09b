import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PrismCareer, PrismFamily } from "#domain/careers/places/presented-places.ts";
import { CareerRow } from "./career-row.tsx";

/** A row of careers on a wide screen. */
const firstShown = 5;

interface ReachedCareersProps {
	readonly family: PrismFamily;
	readonly careers: readonly PrismCareer[];
}

/** The careers to which a family of study leads: one row of them, and the others on demand. */
export function ReachedCareers({ family, careers }: ReachedCareersProps) {
	const { t } = useTranslation();
	const [areAllShown, setAllShown] = useState(false);
	return (
		<section aria-label={family.label} className="grid gap-2.5 border-t border-on-band/25 pt-3">
			<h2 className="text-lg leading-snug">
				{t("subjects.leads", { family: family.label, count: careers.length })}
			</h2>
			<CareerRow careers={areAllShown ? careers : careers.slice(0, firstShown)} />
			{careers.length <= firstShown ? null : (
				<button
					type="button"
					aria-expanded={areAllShown}
					onClick={() => setAllShown(!areAllShown)}
					className="min-h-11 justify-self-start underline underline-offset-4 focus-visible:outline-on-band"
				>
					{t("subjects.allCareers", { count: careers.length })}
				</button>
			)}
		</section>
	);
}
