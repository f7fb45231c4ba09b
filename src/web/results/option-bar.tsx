import { type CategoryKey, spectrum } from "#domain/careers/category.ts";

interface OptionBarProps {
	/** The categories that an answer lit. */
	readonly lit: readonly CategoryKey[];
	readonly className?: string;
}

/** The effect of an answer, as a spectrum the size of a letter. Decorative: words beside it say the same. */
export function OptionBar({ lit, className = "" }: OptionBarProps) {
	return (
		<svg
			aria-hidden="true"
			viewBox={`0 0 ${spectrum.length} 8`}
			preserveAspectRatio="none"
			className={`block flex-none bg-band ring-1 ring-hairline print:[print-color-adjust:exact] ${className}`}
		>
			{spectrum.map(({ key }, index) =>
				lit.includes(key) ? (
					<rect key={key} x={index + 0.1} width="0.8" height="8" fill="var(--color-glow)" data-line={key} />
				) : null,
			)}
		</svg>
	);
}
