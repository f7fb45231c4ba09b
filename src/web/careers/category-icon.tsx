interface CategoryIconProps {
	/** The strokes, in a 24 by 24 view box. */
	readonly path: string;
	readonly strokeWidth?: number;
	readonly className?: string;
}

/** Icons that several parts of the catalogue share: our own paths are a third of a library's bytes. */
export const icons = {
	columns: "M4 3h16v18H4zM9.3 3v18M14.7 3v18",
	search: "M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14M15.5 15.5 21 21",
	bookmark: "M6 3h12v18l-6-5-6 5z",
} as const;

/** A small icon in few strokes. Decorative: words beside it, or the name of its button, say the same. */
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
