import { type CategoryKey, spectrum } from "#domain/careers/category.ts";
import { lightColour } from "#domain/careers/light-colour.ts";

interface AbsorptionBandProps {
	/** The fields whose light is missing: each is a dark line. */
	readonly missing: readonly CategoryKey[];
	readonly className?: string;
}

const length = 1400;
const slot = length / spectrum.length;

/** Every dark line is two narrow ones: a strong one in the middle of its field and a weak one beside it. */
const darkLines = [
	{ offset: 0.42, width: 9 },
	{ offset: 0.66, width: 2 },
];

/**
 * An absorption spectrum: all the light of the fields, and a dark line where some is missing. The picture of screens
 * that have nothing to show. Decorative.
 */
export function AbsorptionBand({ missing, className = "" }: AbsorptionBandProps) {
	return (
		<svg
			aria-hidden="true"
			viewBox={`0 0 ${length} 100`}
			preserveAspectRatio="none"
			className={`block w-full bg-band [forced-color-adjust:none] ${className}`}
		>
			<linearGradient id="absorption">
				<stop stopColor={lightColour(0.3, 0.1, spectrum[0].hue)} />
				{spectrum.map(({ key, hue }, index) => (
					<stop
						key={key}
						offset={((index + 0.5) / spectrum.length).toFixed(3)}
						stopColor={lightColour(0.76, 0.15, hue)}
					/>
				))}
				<stop offset="1" stopColor={lightColour(0.3, 0.1, spectrum[spectrum.length - 1]?.hue ?? 0)} />
			</linearGradient>
			<rect width={length} height="100" fill="url(#absorption)" />
			{spectrum.map(({ key }, index) =>
				missing.includes(key)
					? darkLines.map(({ offset, width }) => (
							<rect
								key={key + width}
								x={Math.round((index + offset) * slot)}
								width={width}
								height="100"
								className="fill-band"
							/>
						))
					: null,
			)}
		</svg>
	);
}
