import { useTranslation } from "react-i18next";
import { type CategoryKey, spectrum } from "#domain/careers/category.ts";

/** The middle of a field's line in a spectrum as wide as its container, in percent from the left. */
export const placeOfField = (key: CategoryKey): string =>
	`${(((spectrum.findIndex((field) => field.key === key) + 0.5) / spectrum.length) * 100).toFixed(2)}%`;

interface FieldAxisProps {
	/** The fields with a name. */
	readonly keys: readonly CategoryKey[];
	/** The field whose name is larger; null for none. */
	readonly main: CategoryKey | null;
}

/** The names of fields below a spectrum, each under its line. Hidden on phones, which have no space for them. */
export function FieldAxis({ keys, main }: FieldAxisProps) {
	const { t } = useTranslation();
	// Neighbours alternate between two rows, so that no label covers another; the main one is in the upper row.
	const upper = Math.max(
		0,
		spectrum.findIndex(({ key }) => key === main),
	);
	return (
		<p aria-hidden="true" className="relative h-14 text-[0.8rem] max-md:hidden">
			{spectrum.map(({ key }, slot) =>
				keys.includes(key) ? (
					<span
						key={key}
						data-line={key}
						style={{ left: placeOfField(key) }}
						className={`absolute -translate-x-1/2 whitespace-nowrap ${slot % 2 === upper % 2 ? "top-1" : "top-7"} ${key === main ? "font-display text-base font-semibold leading-tight text-on-band" : "text-on-band-soft"}`}
					>
						{t(`common.fields.${key}`)}
					</span>
				) : null,
			)}
		</p>
	);
}
