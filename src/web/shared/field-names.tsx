import { useTranslation } from "react-i18next";
import { type CategoryKey, spectrum } from "#domain/careers/category.ts";
import { nameRows, nameWidth } from "./name-rows.ts";

/** In rem: the type size of a name, the height of a row, and the narrowest spectrum, that of a phone of 320 px. */
const [size, rowHeight, phone] = [0.875, 1.25, 17.5];

interface FieldNamesProps {
	/** The fields with a name, in any order. */
	readonly keys: readonly CategoryKey[];
	/** The width below which the spectrum never falls, in rem: omit it for that of a phone of 320 px. */
	readonly narrowest?: number;
	readonly className?: string;
}

/** The names of a few fields below a spectrum as wide as the container, on as many rows as they need. Decorative. */
export function FieldNames({ keys, narrowest = phone, className = "" }: FieldNamesProps) {
	const { t } = useTranslation();
	const named = spectrum.flatMap(({ key }, slot) => {
		const text = t(`common.fields.${key}`);
		const place = (slot + 0.5) / spectrum.length;
		return keys.includes(key) ? [{ key, text, place, width: nameWidth(text, size) / narrowest }] : [];
	});
	const placed = nameRows(named);
	const rows = 1 + Math.max(-1, ...[...placed.values()].map(({ row }) => row));
	return (
		<ul
			aria-hidden="true"
			className={`relative text-sm leading-5 ${className}`}
			style={{ height: `${rowHeight * rows}rem` }}
		>
			{named.map(({ key, text, place }) => {
				const { row, before } = placed.get(key) ?? { row: 0, before: 0.5 };
				return (
					<li
						key={key}
						className="absolute whitespace-nowrap"
						style={{
							left: `${100 * place}%`,
							top: `${rowHeight * row}rem`,
							translate: `${-100 * before}%`,
						}}
					>
						{text}
					</li>
				);
			})}
		</ul>
	);
}
