import type { ComponentProps } from "react";
import { brightestLines } from "#domain/careers/brightest-lines.ts";
import type { CategoryKey } from "#domain/careers/category.ts";
import { SpectrumBand } from "../../ui/spectrum-band.tsx";
import { LineNames } from "./line-names.tsx";

interface NamedBandProps extends Omit<ComponentProps<typeof SpectrumBand>, "lines" | "direction"> {
	/** All fourteen, violet to red. */
	readonly lines: readonly { readonly key: CategoryKey; readonly count: number }[];
	/** Whether dark lines have no name, because the lit ones are all that is meant; by default they have dim ones. */
	readonly hasLitNamesOnly?: boolean;
}

/** The number of lines whose names stand out. */
const strongRanks = 3;

/** A spectrum with the names of its lines, those of dark ones dim. It must be 6 rem high: the longest name is as long. */
export function NamedBand({ lines, hasLitNamesOnly = false, ...band }: NamedBandProps) {
	const strong = brightestLines(lines, strongRanks);
	const named = hasLitNamesOnly ? lines.filter(({ count }) => count > 0) : lines;
	return (
		<div className="@container relative grid grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto]">
			<SpectrumBand {...band} lines={lines} />
			<LineNames
				keys={named.map(({ key }) => key)}
				dim={named.filter(({ count }) => count === 0).map(({ key }) => key)}
				// Where all are as bright as each other, no name is bold.
				strong={strong.size < named.length ? [...strong] : []}
			/>
		</div>
	);
}
