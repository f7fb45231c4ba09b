import { useId } from "react";
import type { Researcher } from "#contract/consultations.ts";
import { spectrum } from "#domain/careers/category.ts";

type PortraitProps = Pick<Researcher, "monogram" | "category" | "imageUrl">;

/** The position of a category's line in the drawing, violet left, red right. */
const centreOf = (category: Researcher["category"]): number =>
	8 + (48 * spectrum.findIndex(({ key }) => key === category)) / (spectrum.length - 1);

/** A monogram over the spectral line of the person's science, or a photograph if there is one. Decorative. */
export function Portrait({ monogram, category, imageUrl }: PortraitProps) {
	const id = useId();
	if (imageUrl !== null)
		return <img src={imageUrl} alt="" className="size-16 flex-none rounded-control object-cover" />;
	const centre = centreOf(category);
	return (
		<svg
			viewBox="0 0 64 64"
			aria-hidden="true"
			data-line={category}
			className="size-16 flex-none rounded-control bg-band text-glow"
		>
			<linearGradient id={id}>
				<stop stopColor="currentColor" stopOpacity="0" />
				<stop offset=".5" stopColor="currentColor" stopOpacity=".55" />
				<stop offset="1" stopColor="currentColor" stopOpacity="0" />
			</linearGradient>
			<rect x={centre - 14} width="28" height="64" fill={`url(#${id})`} />
			<rect x={centre - 1.25} width="2.5" height="64" fill="currentColor" />
			<text
				x="32"
				y="40"
				textAnchor="middle"
				fontSize="23"
				fontWeight="650"
				strokeWidth="5"
				paintOrder="stroke"
				className="fill-on-band stroke-band font-display"
			>
				{monogram}
			</text>
		</svg>
	);
}
