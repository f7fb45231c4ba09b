import { useTranslation } from "react-i18next";
import type { CategoryKey } from "#domain/careers/category.ts";
import type { PresentedCareerCard } from "#domain/careers/presented-career.ts";
import { LocalLink } from "../../shared/i18n/local-link.tsx";
import { AbsorptionBand } from "../../shared/spectrum/absorption-band.tsx";
import { Fingerprint } from "../../shared/spectrum/fingerprint.tsx";
import { Button } from "../../ui/button.tsx";
import { FieldMark } from "../../ui/field-mark.tsx";

interface NoMatchProps {
	readonly query: string;
	/** Whether the careers are similar to the query; else they are some to begin with. */
	readonly isNear: boolean;
	readonly nearest: readonly Pick<PresentedCareerCard, "id" | "title" | "gist" | "fingerprint">[];
	readonly fields: readonly CategoryKey[];
	readonly onField: (field: CategoryKey) => void;
	readonly onReset: () => void;
}

/** Shown without a match: similar careers, fields to choose, and a link back to all careers. */
export function NoMatch({ query, isNear, nearest, fields, onField, onReset }: NoMatchProps) {
	const { t } = useTranslation();
	return (
		<div className="grid gap-5">
			<AbsorptionBand missing={["physics", "biology", "chemistry"]} className="h-12 rounded-panel md:h-28" />
			<div className="grid gap-2">
				<h2 className="display-3">{t("explore.noMatch.title")}</h2>
				<p className="text-soft">{t("explore.noMatch.hint")}</p>
			</div>
			{nearest.length > 0 ? (
				<div className="grid gap-2">
					<h3 className="font-text text-base font-semibold tracking-normal">
						{isNear ? t("explore.noMatch.near", { query }) : t("explore.noMatch.begin")}
					</h3>
					<ul className="grid md:grid-cols-3 md:gap-x-7">
						{nearest.map(({ id, title, gist, fingerprint }) => (
							<li
								key={id}
								className="group relative grid min-h-13 grid-cols-[6rem_minmax(0,1fr)] content-start items-center gap-x-3 gap-y-2 py-1.5 max-md:border-t max-md:border-hairline md:grid-cols-1 md:py-0"
							>
								<Fingerprint weights={fingerprint} className="h-10 md:h-16" />
								<span className="grid gap-0.5 wrap-anywhere">
									<LocalLink
										to={`/career/${id}`}
										className="font-display text-lg leading-tight font-semibold no-underline after:absolute after:inset-0 group-hover:underline"
									>
										{title}
									</LocalLink>
									<span className="text-[0.9375rem] leading-snug text-pretty text-soft">{gist}</span>
								</span>
							</li>
						))}
					</ul>
				</div>
			) : null}
			{fields.length > 0 ? (
				<div className="grid gap-2">
					<h3 className="font-text text-base font-semibold tracking-normal">{t("explore.noMatch.fields")}</h3>
					<p className="flex flex-wrap gap-2">
						{fields.map((field) => (
							<Button key={field} look="secondary" onClick={() => onField(field)}>
								<FieldMark category={field} />
								{t(`common.categories.${field}`)}
							</Button>
						))}
					</p>
				</div>
			) : null}
			<Button look="secondary" onClick={onReset} className="justify-self-start">
				{t("explore.noMatch.reset")}
			</Button>
		</div>
	);
}
