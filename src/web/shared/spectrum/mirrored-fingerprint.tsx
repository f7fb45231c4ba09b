import { isDrawnOn } from "#domain/careers/fingerprint.ts";
import { Fingerprint } from "./fingerprint.tsx";
import { LightBars } from "./light-bars.tsx";

interface MirroredFingerprintProps {
	/** The light of a career in each of the fourteen fields, violet to red, from 0 to 1. */
	readonly weights: readonly number[];
	/** The visitor's own interest profile in the same fields; null without results. */
	readonly ownProfile: readonly number[] | null;
	/** `[--own:5fr]` draws the answers as high as the career. */
	readonly className?: string;
}

/**
 * A career above an axis and the visitor's own answers mirrored below it, both filled where they meet. Without results the
 * career takes the whole height. Decorative: words beside it say the same.
 */
export function MirroredFingerprint({ weights, ownProfile, className = "" }: MirroredFingerprintProps) {
	if (!ownProfile) return <Fingerprint weights={weights} className={className} />;
	const isShared = (slot: number) => isDrawnOn(weights[slot] ?? 0) && (ownProfile[slot] ?? 0) > 0;
	return (
		<span
			aria-hidden="true"
			className={`grid grid-rows-[5fr_var(--own,3fr)] overflow-hidden bg-band ${className}`}
		>
			{/* The same bars on both sides of the axis: only their lengths differ. The career's light is behind its own. */}
			<span className="relative grid">
				<span className="absolute inset-0 grid opacity-50">
					<Fingerprint weights={weights} className="rounded-none" />
				</span>
				<LightBars light={weights} isFilled={isShared} isUpwards className="relative" />
			</span>
			<LightBars light={ownProfile} isFilled={isShared} className="border-t border-on-band/70" />
		</span>
	);
}
