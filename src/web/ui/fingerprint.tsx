import type { CSSProperties } from "react";

interface FingerprintProps {
	/** The light of each of the fourteen fields, violet to red, from 0 to 1. */
	readonly weights: readonly number[];
	/** The visitor's own light in the same fields, from 0 to 1, as pale bars behind; null without any. */
	readonly ownLight?: readonly number[] | null;
	readonly className?: string;
}

const slotStyle = (weight: number, own: number): CSSProperties | undefined =>
	weight > 0 || own > 0
		? ({ ...(weight > 0 ? { "--s": weight } : {}), ...(own > 0 ? { "--o": own } : {}) } as CSSProperties)
		: undefined;

/** A small spectrum of a career or result, field by field. Decorative: words beside it say the same. */
export function Fingerprint({ weights, ownLight = null, className = "" }: FingerprintProps) {
	return (
		<span aria-hidden="true" className={`fingerprint ${className}`}>
			{weights.map((weight, slot) => (
				// The slots are the fourteen fields, in an order that never changes.
				// biome-ignore lint/suspicious/noArrayIndexKey: a slot is identified by its index
				<i key={slot} style={slotStyle(weight, ownLight?.[slot] ?? 0)} />
			))}
		</span>
	);
}
