import type { Researcher } from "#contract/consultations.ts";
import { WorkDrawing } from "./work-drawing.tsx";

type PortraitProps = Pick<Researcher, "monogram" | "category" | "imageUrl" | "illustrative"> & {
	/** Larger, where one person has a card alone. */
	readonly isLarge?: boolean;
};

/**
 * An object of the person's work, or a photograph if there is one. Real people have their initials at its corner: two may
 * share a field. Decorative.
 */
export function Portrait({ monogram, category, imageUrl, illustrative, isLarge = false }: PortraitProps) {
	const size = isLarge ? "size-20 sm:size-28" : "size-16";
	if (imageUrl !== null)
		return <img src={imageUrl} alt="" className={`${size} flex-none rounded-control object-cover`} />;
	return (
		<svg
			viewBox="0 0 80 80"
			aria-hidden="true"
			className={`${size} flex-none rounded-control bg-band [forced-color-adjust:none]`}
		>
			<g transform={illustrative ? "translate(8 8)" : "translate(6 3)"}>
				<WorkDrawing category={category} />
			</g>
			{illustrative ? null : (
				<text
					x="74"
					y="75"
					textAnchor="end"
					fontSize="12"
					fontWeight="600"
					strokeWidth="4"
					paintOrder="stroke"
					className="fill-on-band-soft stroke-band"
				>
					{monogram}
				</text>
			)}
		</svg>
	);
}
