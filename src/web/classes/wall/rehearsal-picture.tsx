import { spectrum } from "#domain/careers/category.ts";
import { rehearsedPupils } from "#domain/classes/rehearsal.ts";

/** The lines of a class that might end a rehearsal, in the order of the spectrum; the eighth is the brightest. */
const lights = [5, 8, 3, 10, 6, 3, 7, 13, 4, 6, 5, 9, 11, 4] as const;
const brightest = Math.max(...lights);
/** The drawing is as a projector shows it: 16 by 9. */
const [width, height] = [320, 180];
const [prismX, prismY, linesFrom, linesTo] = [width / 2, 46, 68, 166];
const groups = [5, 5, 5, 5, 8] as const;

/** The places of the white lines across the drawing, with a gap after each group. */
const arrived = (): number[] => {
	const step = (width - 40) / (rehearsedPupils + groups.length - 1);
	return groups.flatMap((size, group) => {
		const before = groups.slice(0, group).reduce((sum, one) => sum + one + 1, 0);
		return Array.from({ length: size }, (_, index) => 20 + step * (before + index + 0.5));
	});
};

/** The last moment of a rehearsal as a picture: white lines, the prism and the spectrum of an invented class. */
export function RehearsalPicture() {
	return (
		<svg
			aria-hidden="true"
			viewBox={`0 0 ${width} ${height}`}
			className="absolute inset-0 size-full bg-band"
			preserveAspectRatio="xMidYMid slice"
		>
			{arrived().map((x) => (
				<path key={x} d={`M${x} 12v20`} stroke="white" strokeWidth="1.6" />
			))}
			{spectrum.map(({ key }, index) => {
				const x = 20 + ((width - 40) * (index + 0.5)) / spectrum.length;
				const share = (lights[index] ?? 0) / brightest;
				return (
					<g key={key} data-line={key} stroke="var(--color-glow)">
						<path d={`M${prismX} ${prismY}L${x} ${linesFrom}`} strokeWidth="1" opacity=".55" />
						<path d={`M${x} ${linesFrom}V${linesTo}`} strokeWidth={3 + 12 * share} opacity={0.12 * share} />
						<path d={`M${x} ${linesFrom}V${linesTo}`} strokeWidth={2 + 5 * share} opacity={0.25 * share} />
						<path
							d={`M${x} ${linesFrom}V${linesTo}`}
							strokeWidth={1 + 2.4 * share}
							opacity={0.4 + 0.6 * share}
						/>
					</g>
				);
			})}
			<path
				d={`M${prismX} ${prismY - 12}l13 22h-26z`}
				fill="var(--color-band)"
				stroke="white"
				strokeWidth="1.4"
			/>
		</svg>
	);
}
