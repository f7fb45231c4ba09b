import type { WallPage } from "./wall-page.ts";

type Expected = NonNullable<WallPage["guess"]["expected"]>;

/** The width of the drawing, its base, and how far the highest guess reaches up: those of a spectrum band. */
const [width, base, reach] = [1000, 100, 92];

/** A smooth line through the expected heights, the highest of them as high as the band. */
const curveThrough = (expected: Expected): string => {
	const highest = Math.max(...expected.map(({ share }) => share ?? 0));
	const slot = width / expected.length;
	const points = expected.map(({ share }, index) => ({
		x: Math.round(slot * (index + 0.5)),
		y: Math.round(base - (highest === 0 ? 0 : (reach * (share ?? 0)) / highest)),
	}));
	const ends = [{ x: 0, y: base }, ...points, { x: width, y: base }];
	return ends
		.map(({ x, y }, index) => {
			const before = ends[index - 1];
			if (before === undefined) return `M${x} ${y}`;
			const middle = Math.round((before.x + x) / 2);
			return `C${middle} ${before.y} ${middle} ${y} ${x} ${y}`;
		})
		.join("");
};

/** The guess of the class, as a pale curve behind the lines of a spectrum band. */
export function GuessCurve({ expected }: { readonly expected: Expected }) {
	return (
		<path
			d={curveThrough(expected)}
			fill="white"
			fillOpacity=".13"
			stroke="white"
			strokeOpacity=".6"
			strokeWidth="2"
			strokeDasharray="7 6"
			vectorEffect="non-scaling-stroke"
			className="animate-[light-up_600ms_ease-out]"
		/>
	);
}
