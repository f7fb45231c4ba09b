import { createElement, type SVGProps } from "react";

interface IconData {
	readonly name: string;
	readonly node: readonly (readonly [string, Readonly<Record<string, string>>])[];
}

/**
 * Makes a component of an icon's data. It stands in for lucide-react's own maker (vite.config.ts), whose many options
 * no screen uses: every page would load them.
 */
export default function createIcon({ name, node }: IconData) {
	const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
	return ({ className = "", ...rest }: SVGProps<SVGSVGElement>) =>
		createElement(
			"svg",
			{
				xmlns: "http://www.w3.org/2000/svg",
				width: 24,
				height: 24,
				viewBox: "0 0 24 24",
				fill: "none",
				stroke: "currentColor",
				strokeWidth: 2,
				strokeLinecap: "round",
				strokeLinejoin: "round",
				className: `lucide lucide-${name} ${className}`.trim(),
				"aria-hidden": true,
				...rest,
			},
			shapes,
		);
}
