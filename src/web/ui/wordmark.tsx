/** Each line of the logo: its distance from the left, and its colour. */
const lines = [
	[4.5, "#c89eff"],
	[9.1, "#74b8ff"],
	[13.7, "#00d6d2"],
	[18.3, "#69d278"],
	[22.9, "#f5a420"],
	[27.5, "#ff8a88"],
] as const;

/** The product's logo: a small emission spectrum. Decorative, named by the text beside it. */
export function SpectrumLogo() {
	return (
		<svg viewBox="0 0 32 18" className="h-[1.05rem] w-[1.9rem] flex-none" aria-hidden="true">
			<rect width="32" height="18" rx="4" fill="var(--color-band)" />
			{lines.map(([left, colour]) => (
				<path key={colour} d={`M${left} 2.5v13`} stroke={colour} strokeWidth="2" />
			))}
		</svg>
	);
}
