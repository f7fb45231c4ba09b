/** Each line of the logo: its distance from the left, and its hue. */
const lines = [
	[4.5, 300],
	[9.1, 258],
	[13.7, 192],
	[18.3, 147],
	[22.9, 72],
	[27.5, 22],
] as const;

/** The product's logo: a small emission spectrum. Decorative, named by the text beside it. */
export function SpectrumLogo() {
	return (
		<svg viewBox="0 0 32 18" className="h-[1.05rem] w-[1.9rem] flex-none" aria-hidden="true">
			<rect width="32" height="18" rx="4" fill="var(--color-band)" />
			{lines.map(([left, hue]) => (
				<path key={hue} d={`M${left} 2.5v13`} stroke={`oklch(.78 .16 ${hue})`} strokeWidth="2" />
			))}
		</svg>
	);
}
