import { Skeleton } from "../ui/skeleton.tsx";

interface FigureProps {
	/** Null while it loads. */
	readonly value: number | null;
	/** The name of the counted thing, in the grammatical number of `value`. */
	readonly label: string;
}

/** A number with its label: "24 active students". */
export function Figure({ value, label }: FigureProps) {
	if (value === null)
		return (
			<div>
				<Skeleton className="h-12 w-48" />
			</div>
		);
	return (
		<p className="flex items-baseline gap-3">
			<span className="font-display text-5xl font-semibold leading-none tracking-tight tabular-nums">
				{value}
			</span>{" "}
			<span className="text-lg">{label}</span>
		</p>
	);
}
