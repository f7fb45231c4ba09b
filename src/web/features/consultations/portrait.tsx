import { useId } from "react";
import type { Researcher } from "#contract/appointments.ts";
import { spectrum } from "#domain/careers/category.ts";

interface PortraitProps {
	readonly researcher: Pick<Researcher, "name" | "imageUrl">;
	/** The place of this person's line in the spectrum, from 0 (violet) to 1 (red). */
	readonly place: number;
}

const honorific = /^(dr|prof|pr)\.?\s+/i;

/** "Dr Ada Byron King" → "AK". */
const initialsOf = (name: string): string => {
	const words = name.replace(honorific, "").split(/\s+/);
	return [words[0], words.length > 1 ? words.at(-1) : ""].map((word) => word?.charAt(0) ?? "").join("");
};

/** A monogram over the one line of light that is this person's; a picture where there is one. Decorative. */
export function Portrait({ researcher, place }: PortraitProps) {
	const id = useId();
	if (researcher.imageUrl)
		return (
			<img src={researcher.imageUrl} alt="" className="size-16 flex-none rounded-control object-cover" />
		);
	const line = spectrum[Math.round(place * (spectrum.length - 1))] ?? spectrum[0];
	const centre = 8 + 48 * place;
	return (
		<svg
			viewBox="0 0 64 64"
			aria-hidden="true"
			data-line={line.key}
			style={{ "--hue": line.hue, color: "var(--color-glow)" } as React.CSSProperties}
			className="size-16 flex-none rounded-control bg-band"
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
				{initialsOf(researcher.name)}
			</text>
		</svg>
	);
}
