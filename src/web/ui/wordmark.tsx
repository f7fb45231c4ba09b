const hues = [300, 258, 192, 147, 72, 22];

/** The product's sign: a small emission spectrum. Decorative, named by the text beside it. */
export function SpectrumSign() {
	return (
		<svg viewBox="0 0 32 18" className="h-[1.05rem] w-[1.9rem] flex-none" aria-hidden="true">
			<rect width="32" height="18" rx="4" fill="var(--color-band)" />
			{hues.map((hue, index) => (
				<path
					key={hue}
					d={`M${4.5 + index * 4.6} 2.500v13`}
					strokeWidth="2"
					style={{ stroke: `oklch(0.78 0.16 ${hue})` }}
				/>
			))}
		</svg>
	);
}
