import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { type CategoryKey, spectrum } from "#domain/careers/category.ts";
import { nameRows } from "./name-rows.ts";

/** The middle of a field's line in a spectrum as wide as its container, in percent from the left. */
export const offsetOfField = (key: CategoryKey): string =>
	`${((100 * (spectrum.findIndex((field) => field.key === key) + 0.5)) / spectrum.length).toFixed(2)}%`;

/** A name that is read upwards beside its line; its place follows. */
export const uprightName =
	"absolute rotate-180 text-start whitespace-nowrap [writing-mode:vertical-rl] text-xs leading-none tracking-[-0.015em]";

/** Level again, on one or two rows, where fourteen names have room. */
const level =
	"spread:top-[calc(var(--row)*1.25rem)] spread:bottom-auto spread:ml-0 spread:-translate-x-1/2 spread:rotate-0 spread:[writing-mode:horizontal-tb] spread:text-[0.8125rem] spread:leading-5 spread:tracking-normal spread:text-inherit";
const levelList = "spread:relative spread:mt-1.5 spread:h-[calc(var(--rows)*1.25rem)]";

/** `along`: at the lower end of the lines; `below`: under them; `wall`: along them, for the last row of a classroom. */
const looks = {
	along: {
		list: `pointer-events-none absolute inset-0 ${levelList}`,
		name: `${uprightName} bottom-1 ml-0.5 text-glow ${level}`,
	},
	below: {
		list: `relative h-21 ${levelList}`,
		name: `${uprightName} top-1.5 -translate-x-1/2 text-glow ${level}`,
	},
	wall: {
		list: "pointer-events-none absolute inset-0",
		name: "absolute bottom-[.5vw] ml-[.4vw] rotate-180 whitespace-nowrap text-[max(2.2vw,0.6875rem)] leading-none text-glow [writing-mode:vertical-rl]",
	},
} as const;

interface LineNamesProps {
	/** The fields with a name, in any order. */
	readonly keys: readonly CategoryKey[];
	/** Those of them that stand out. */
	readonly strong?: readonly CategoryKey[];
	/** Those without light. */
	readonly dim?: readonly CategoryKey[];
	readonly look?: keyof typeof looks;
}

/**
 * The names of a spectrum's lines, inside a container (`@container relative`) as wide as the spectrum: upright where they
 * have little room, and level below it elsewhere. Decorative.
 */
export function LineNames({ keys, strong = [], dim = [], look = "along" }: LineNamesProps) {
	const { t } = useTranslation();
	const slots = [...spectrum.keys()].filter((slot) => keys.includes(spectrum[slot]?.key ?? "space"));
	const rows = nameRows(slots);
	const { list, name } = looks[look];
	return (
		<ul aria-hidden="true" className={list} style={{ "--rows": 1 + Math.max(0, ...rows) } as CSSProperties}>
			{slots.map((slot, index) => {
				const { key } = spectrum[slot] ?? spectrum[0];
				return (
					<li
						key={key}
						data-line={key}
						className={`${name} left-(--at) ${strong.includes(key) ? "font-bold" : ""} ${dim.includes(key) ? "opacity-80" : ""}`}
						style={
							{
								"--at": offsetOfField(key),
								"--row": rows[index],
							} as CSSProperties
						}
					>
						{t(`common.fields.${key}`)}
					</li>
				);
			})}
		</ul>
	);
}
