interface CategoryIconProps {
	/** The strokes, on a field of 24. */
	readonly path: string;
	readonly strokeWidth?: number;
	readonly className?: string;
}

/** Signs that several parts of the catalogue share: our own lines, a third of the bytes of a library's. */
export const signs = {
	columns: "M4 3h16v18H4zM9.3 3v18M14.7 3v18",
	search: "M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14M15.5 15.5 21 21",
	bookmark: "M6 3h12v18l-6-5-6 5z",
} as const;

/** A small drawing in few strokes. Decorative: words beside it, or the name of its button, say the same. */
export function CategoryIcon({ path, strokeWidth = 2, className = "size-5 flex-none" }: CategoryIconProps) {
	return (
		<svg
			aria-hidden="true"
			viewBox="0 0 24 24"
			fill="none"
			stroke="currentColor"
			strokeWidth={strokeWidth}
			strokeLinecap="round"
			strokeLinejoin="round"
			className={className}
		>
			<path d={path} />
		</svg>
	);
}
