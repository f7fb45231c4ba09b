interface ProgressBarProps {
	readonly label: string;
	/** From 0 to `max`. */
	readonly value: number;
	readonly max?: number;
	/** The progress in words, if "40 %" says too little. */
	readonly valueText?: string;
	readonly className?: string;
}

/** A thin progress bar in the colour of the surrounding category (ink without one). */
export function ProgressBar({ label, value, max = 100, valueText, className = "" }: ProgressBarProps) {
	return (
		<div
			role="progressbar"
			aria-label={label}
			aria-valuemin={0}
			aria-valuemax={max}
			aria-valuenow={value}
			aria-valuetext={valueText}
			className={`h-2 overflow-hidden rounded-full bg-hairline ${className}`}
		>
			<div
				className="h-full rounded-full bg-line transition-[width] duration-200"
				style={{ width: `${max > 0 ? (100 * value) / max : 0}%` }}
			/>
		</div>
	);
}
