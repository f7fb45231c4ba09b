import { encode } from "uqr";

interface QrCodeProps {
	/** The encoded text. */
	readonly text: string;
	/** The accessible name of the picture. */
	readonly label: string;
	readonly className?: string;
}

/** The quiet zone around the code, in modules (ISO/IEC 18004). */
const quietModules = 4;

/** A text as a QR code: dark on light in both themes, as cameras expect it. */
export function QrCode({ text, label, className = "" }: QrCodeProps) {
	const { data, size } = encode(text, { ecc: "M", border: 0 });
	const path = data
		.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
		.join("");
	const side = size + 2 * quietModules;
	return (
		<svg
			role="img"
			aria-label={label}
			viewBox={`${-quietModules} ${-quietModules} ${side} ${side}`}
			shapeRendering="crispEdges"
			className={`block bg-white [forced-color-adjust:none] print:[print-color-adjust:exact] ${className}`}
		>
			<rect x={-quietModules} y={-quietModules} width={side} height={side} fill="#fff" />
			<path d={path} fill="#000" />
		</svg>
	);
}
