import { spectrum } from "#domain/careers/category.ts";
import { isDrawnOn } from "#domain/careers/fingerprint.ts";
import { Fingerprint } from "./fingerprint.tsx";

interface MirroredFingerprintProps {
	/** The light of a career in each of the fourteen fields, violet to red, from 0 to 1. */
	readonly weights: readonly number[];
	/** The visitor's own light in the same fields; null without results. */
	readonly ownLight: readonly number[] | null;
	readonly className?: string;
}

/**
 * A career above an axis and the visitor's own answers mirrored below it, filled where both meet. Without results the
 * career takes the whole height. Decorative: words beside it say the same.
 */
export function MirroredFingerprint({ weights, ownLight, className = "" }: MirroredFingerprintProps) {
	if (!ownLight) return <Fingerprint weights={weights} className={className} />;
	return (
		<span aria-hidden="true" className={`grid grid-rows-[5fr_3fr] overflow-hidden bg-band ${className}`}>
			<Fingerprint weights={weights} className="rounded-none" />
			<span className="grid grid-cols-14 border-t border-on-band/70 forced-color-adjust-none">
				{spectrum.map(({ key }, slot) => {
					const own = ownLight[slot] ?? 0;
					const isShared = own > 0 && isDrawnOn(weights[slot] ?? 0);
					return (
						<span key={key} data-line={key} className="h-full">
							{own > 0 ? (
								<span
									className={`mx-auto block w-[38%] max-w-4 rounded-b-[2px] border border-t-0 border-glow ${isShared ? "bg-glow" : ""}`}
									style={{ height: `${Math.round(92 * own)}%` }}
								/>
							) : null}
						</span>
					);
				})}
			</span>
		</span>
	);
}
