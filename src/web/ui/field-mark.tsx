/** The colour of a field beside its name; of the surrounding `data-line` where no field is given. Decorative. */
export function FieldMark({
	category,
	className = "h-5",
}: {
	readonly category?: string;
	readonly className?: string;
}) {
	return (
		<span
			aria-hidden="true"
			data-line={category}
			className={`w-1 flex-none rounded-full bg-line ${className}`}
		/>
	);
}
