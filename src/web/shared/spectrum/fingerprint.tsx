import type { CSSProperties } from "react";
import { spectrum } from "#domain/careers/category.ts";
import { lightColour } from "#domain/careers/light-colour.ts";

interface FingerprintProps {
	/** The light of each of the fourteen fields, violet to red, from 0 to 1. */
	readonly weights: readonly number[];
	readonly className?: string;
}

/** The colour of a line's core: the stronger, the lighter and the more opaque. */
const coreColour = (slot: number, weight: number): string => {
	const opacity = Math.round(255 * (0.55 + 0.45 * weight));
	return lightColour(0.72 + 0.24 * weight, 0.14, spectrum[slot]?.hue ?? 0) + opacity.toString(16);
};

const slotStyle = (slot: number, weight: number): CSSProperties | undefined =>
	weight > 0 ? ({ "--s": weight, color: coreColour(slot, weight) } as CSSProperties) : undefined;

/** A small spectrum of a career or result, field by field. Decorative: words beside it say the same. */
export function Fingerprint({ weights, className = "" }: FingerprintProps) {
	return (
		<span aria-hidden="true" className={`fingerprint ${className}`}>
			{weights.map((weight, slot) => (
				// The slots are the fourteen fields, in an order that never changes.
				// biome-ignore lint/suspicious/noArrayIndexKey: a slot is identified by its index
				<i key={slot} style={slotStyle(slot, weight)} />
			))}
		</span>
	);
}
