import type { CategoryKey } from "#domain/careers/category.ts";
import { NamedBand } from "../shared/spectrum/named-band.tsx";

interface HeroBandProps {
	readonly lines: readonly { readonly key: CategoryKey; readonly count: number }[];
}

/** The light of the start page, across the whole screen of a phone. */
export function HeroBand({ lines }: HeroBandProps) {
	return (
		<div className="page max-md:px-1">
			<NamedBand lines={lines} fullCount={1} className="h-24 w-full md:h-34" />
		</div>
	);
}
