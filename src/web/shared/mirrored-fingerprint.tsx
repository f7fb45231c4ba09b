import { isDrawnOn } from "#domain/careers/fingerprint.ts";
import { Fingerprint } from "./fingerprint.tsx";
import { LightBars } from "./light-bars.tsx";

interface MirroredFingerprintProps {
	/** The light of a career in each of the fourteen fields, violet to red, from 0 to 1. */
	readonly weights: readonly number[];
	/** The visitor's own light in the same fields; null without results. */
	readonly ownLight: readonly number[] | null;
	/** `[--own:5fr]` draws the answers as high as the career. */
	readonly className?: string;
}

/**
 * A career above an axis and the visitor's own answers mirrored below it, filled where both meet. Without results the
 * career takes the whole height. Decorative: words beside it say the same.
 */
export function MirroredFingerprint({ weights, ownLight, className = "" }: MirroredFingerprintProps) {
	if (!ownLight) return <Fingerprint weights={weights} className={className} />;
	return (
		<span
			aria-hidden="true"
			className={`grid grid-rows-[5fr_var(--own,3fr)] overflow-hidden bg-band ${className}`}
		>
			<Fingerprint weights={weights} className="rounded-none" />
			<LightBars
				light={ownLight}
				isFilled={(slot) => isDrawnOn(weights[slot] ?? 0)}
				className="border-t border-on-band/70"
			/>
		</span>
	);
}
