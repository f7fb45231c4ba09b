import { useTranslation } from "react-i18next";
import type { CategoryKey } from "#domain/careers/category.ts";
import type { PresentedCareerCard } from "#domain/careers/presented-career.ts";
import { AbsorptionBand } from "../shared/absorption-band.tsx";
import { LocalButtonLink } from "../shared/local-link.tsx";
import { Button } from "../ui/button.tsx";
import { FieldMark } from "../ui/field-mark.tsx";

interface NoMatchProps {
	readonly query: string;
	/** Whether the careers are similar to the query; else they are some to begin with. */
	readonly isNear: boolean;
	readonly nearest: readonly Pick<PresentedCareerCard, "id" | "title">[];
	readonly fields: readonly CategoryKey[];
	readonly onField: (field: CategoryKey) => void;
	readonly onReset: () => void;
}

/** Shown without a match: similar careers, fields to choose, and a link back to all careers. */
export function NoMatch({ query, isNear, nearest, fields, onField, onReset }: NoMatchProps) {
	const { t } = useTranslation();
	return (
		<div className="grid justify-items-start gap-5 border-b border-hairline pb-8 md:pb-12">
			<AbsorptionBand missing={["physics", "biology", "chemistry"]} className="h-20 rounded-panel md:h-28" />
			<div className="grid gap-2">
				<h2 className="display-3">{t("explore.noMatch.title")}</h2>
				<p className="text-soft">{t("explore.noMatch.hint")}</p>
			</div>
			{nearest.length > 0 ? (
				<div className="grid gap-2">
					<h3 className="font-text text-base font-semibold tracking-normal">
						{isNear ? t("explore.noMatch.near", { query }) : t("explore.noMatch.begin")}
					</h3>
					<p className="flex flex-wrap gap-2">
						{nearest.map(({ id, title }) => (
							<LocalButtonLink key={id} to={`/career/${id}`} look="secondary">
								{title}
							</LocalButtonLink>
						))}
					</p>
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
			<Button look="secondary" onClick={onReset}>
				{t("explore.noMatch.reset")}
			</Button>
		</div>
	);
}
