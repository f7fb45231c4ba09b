import { useMemo } from "react";
import { encode } from "uqr";

interface JoinCodeImageProps {
	readonly address: string;
	readonly label: string;
	readonly className?: string;
}

/** An address as a QR code, dark on white in both themes, with the margin that cameras need. */
export function JoinCodeImage({ address, label, className = "" }: JoinCodeImageProps) {
	const { size, data } = useMemo(() => encode(address, { ecc: "M", border: 4 }), [address]);
	const path = data
		.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
		.join("");
	return (
		<svg
			role="img"
			aria-label={label}
			viewBox={`0 0 ${size} ${size}`}
			shapeRendering="crispEdges"
			className={`rounded-panel forced-color-adjust-none ${className}`}
		>
			<rect width={size} height={size} fill="#fff" />
			<path d={path} fill="#000" />
		</svg>
	);
}
