import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { type CategoryKey, spectrum } from "#domain/careers/category.ts";
import { uprightName } from "../../shared/spectrum/line-names.tsx";
import { moveFocus } from "../../ui/arrow-focus.ts";

interface FieldStripProps {
	/** The number of search matches in each field. */
	readonly counts: Readonly<Partial<Record<CategoryKey, number>>>;
	readonly totalCount: number;
	readonly category: CategoryKey | null;
	readonly onCategory: (category: CategoryKey | null) => void;
}

/** The thirteen fields that have careers, in the order of the spectrum. */
const fields = spectrum.map(({ key }) => key).filter((key) => key !== "education");

function Line({ field, count, isDimmed }: { field: CategoryKey; count: number; isDimmed: boolean }) {
	return (
		<span
			aria-hidden="true"
			data-line={field}
			className={`relative block h-24 w-full transition-opacity duration-150 md:h-19 ${isDimmed ? "opacity-45" : ""}`}
		>
			{count > 0 ? (
				<span className="absolute inset-y-0 left-0 w-full glow-across opacity-50 mix-blend-screen" />
			) : null}
			<span
				className="absolute inset-y-0 left-1/2 -translate-x-1/2 bg-glow"
				style={{
					width: `${count > 0 ? 1.4 + 0.4 * Math.min(count, 14) : 1}px`,
					opacity: count > 0 ? undefined : 0.3,
				}}
			/>
		</span>
	);
}

/**
 * The field filter as a spectrum: one button per field, violet to red, as wide as its number of careers, and one for
 * all. Where thirteen names do not fit side by side, they are upright beside their lines.
 */
export function FieldStrip({ counts, totalCount, category, onCategory }: FieldStripProps) {
	const { t } = useTranslation();
	const group = useRef<HTMLFieldSetElement>(null);
	return (
		<fieldset
			ref={group}
			onKeyDown={(event) => moveFocus(group.current, event, "button")}
			// Without a match a phone needs its space for what to do next.
			className={`min-w-0 grid-cols-13 overflow-hidden bg-band text-on-band max-md:-mx-5 max-xl:px-1 md:rounded-panel xl:grid-cols-14 ${totalCount === 0 ? "hidden md:grid" : "grid"}`}
		>
			<legend className="sr-only">{t("explore.categoriesLabel")}</legend>
			<button
				type="button"
				aria-pressed={category === null}
				onClick={() => onCategory(null)}
				className="m-1.5 grid min-h-11 place-content-center justify-items-center rounded-control border border-on-band/40 outline-offset-[-3px] hover:border-on-band focus-visible:outline-on-band aria-pressed:border-2 aria-pressed:border-on-band max-xl:order-last max-xl:col-span-full max-xl:flex max-xl:justify-self-center max-xl:px-6 max-xl:items-center max-xl:justify-center max-xl:gap-2"
			>
				<span className="sr-only">{t("explore.everyField", { count: totalCount })}</span>
				<span aria-hidden="true" className="font-display text-xl font-semibold tabular-nums md:text-2xl">
					{totalCount}
				</span>
				<span aria-hidden="true" className="text-sm">
					{t("explore.all")}
				</span>
			</button>
			{fields.map((field, index) => {
				const count = counts[field] ?? 0;
				const isChosen = category === field;
				return (
					<button
						key={field}
						type="button"
						aria-pressed={isChosen}
						onClick={() => onCategory(isChosen ? null : field)}
						className={`relative grid min-w-0 content-start justify-items-center gap-0.5 pb-3 outline-offset-[-3px] hover:bg-on-band/7 focus-visible:outline-on-band ${isChosen ? "bg-on-band/10" : ""}`}
					>
						<Line field={field} count={count} isDimmed={category !== null && !isChosen} />
						<span
							aria-hidden="true"
							data-line={field}
							className={`${uprightName} top-1 left-1/2 ml-1 h-22 text-glow xl:hidden ${isChosen ? "font-bold" : ""}`}
						>
							{t(`common.fields.${field}`)}
						</span>
						<span className="sr-only">
							{t("explore.field", { field: t(`common.categories.${field}`), count })}
						</span>
						<span
							aria-hidden="true"
							className="relative pt-1 text-[0.95rem] font-semibold tabular-nums md:text-[1.0625rem]"
						>
							{count}
						</span>
						<span
							aria-hidden="true"
							className={`px-0.5 text-center text-[0.78rem] ${index % 2 === 0 ? "" : "pt-4"} leading-tight tracking-[-0.01em] max-xl:hidden ${isChosen ? "font-semibold text-on-band underline decoration-glow decoration-2 underline-offset-4" : "text-on-band-soft"}`}
							data-line={field}
						>
							{t(`common.fields.${field}`)}
						</span>
					</button>
				);
			})}
		</fieldset>
	);
}
