import { type CategoryKey, spectrum } from "#domain/careers/category.ts";

interface LightBarsProps {
	/** The light of the fourteen fields, violet to red, from 0 to 1. */
	readonly light: readonly number[];
	/** Whether a field's bar is filled; the others are outlines. */
	readonly isFilled: (slot: number, key: CategoryKey) => boolean;
	/** From the axis upwards instead of downwards. */
	readonly isUpwards?: boolean;
	readonly className?: string;
}

const fullPercent = 92;

/** Light as bars below or above an axis, one for each field. Decorative. */
export function LightBars({ light, isFilled, isUpwards = false, className = "" }: LightBarsProps) {
	return (
		<span className={`grid grid-cols-14 forced-color-adjust-none ${className}`}>
			{spectrum.map(({ key }, slot) => {
				const own = light[slot] ?? 0;
				return (
					<span
						key={key}
						data-line={key}
						className={`flex h-full ${isUpwards ? "items-end" : "items-start"}`}
					>
						{own > 0 ? (
							<span
								className={`mx-auto block w-[38%] max-w-4 border border-glow ${isUpwards ? "rounded-t-[2px] border-b-0" : "rounded-b-[2px] border-t-0"} ${isFilled(slot, key) ? "bg-glow" : ""}`}
								style={{ height: `${Math.round(fullPercent * own)}%` }}
							/>
						) : null}
					</span>
				);
			})}
		</span>
	);
}
