import { useId } from "react";

interface ProgressDotProps {
	/** The length of its cord, in units of the drawing. */
	readonly cord: number;
	/** From 0, off, to 1, full light. */
	readonly light: number;
	readonly className?: string;
}

/** The eye perceives a tenth of the light as a third: early progress is visible. */
const seen = (light: number): number => Math.sqrt(light);

/** A light on a cord in the colour of its category, as bright as `light`. */
export function ProgressDot({ cord, light, className = "" }: ProgressDotProps) {
	const id = useId();
	const strength = seen(light);
	return (
		<svg
			aria-hidden="true"
			viewBox="0 0 200 300"
			className={`overflow-visible text-glow [&_*]:transition-opacity [&_*]:duration-250 ${className}`}
		>
			<linearGradient id={`${id}cone`} x2="0" y2="1">
				<stop stopColor="currentColor" stopOpacity=".62" />
				<stop offset=".45" stopColor="currentColor" stopOpacity=".22" />
				<stop offset="1" stopColor="currentColor" stopOpacity="0" />
			</linearGradient>
			<radialGradient id={`${id}halo`}>
				<stop stopColor="currentColor" stopOpacity=".75" />
				<stop offset="1" stopColor="currentColor" stopOpacity="0" />
			</radialGradient>
			<path d={`M100 0V${cord + 10}`} className="stroke-on-band/35" strokeWidth="2" />
			<g transform={`translate(0 ${cord})`}>
				<path d="M76 40 L124 40 L190 240 Q100 262 10 240 Z" fill={`url(#${id}cone)`} opacity={strength} />
				<circle cx="100" cy="42" r="62" fill={`url(#${id}halo)`} opacity={strength} />
				<ellipse cx="100" cy="41" rx="17" ry="11" className="fill-on-band/15" />
				<ellipse cx="100" cy="41" rx="17" ry="11" fill="currentColor" opacity={strength} />
				<path d="M68 41 C68 20 82 8 100 8 C118 8 132 20 132 41 Z" className="fill-band" />
				<path
					d="M68 41 C68 20 82 8 100 8 C118 8 132 20 132 41 Z"
					className="fill-on-band/12 stroke-on-band/55"
					strokeWidth="2"
					strokeLinejoin="round"
				/>
			</g>
		</svg>
	);
}
