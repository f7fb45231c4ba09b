import { X } from "lucide-react";

/** Subjects to choose from, and the choice. */
export interface SubjectTilesProps {
	/** The name of the group. */
	readonly label: string;
	/** Where the name is written above the group already. */
	readonly isLabelHidden?: boolean;
	readonly subjects: readonly { readonly id: string; readonly label: string }[];
	readonly chosen: readonly string[];
	/** Those that light the prism before a choice. */
	readonly example?: readonly string[];
	readonly onToggle: (subject: string) => void;
}

/** The subjects to choose: tiles in a column beside the prism, wrapping chips on phones. */
export function SubjectTiles({
	label,
	isLabelHidden = false,
	subjects,
	chosen,
	example = [],
	onToggle,
}: SubjectTilesProps) {
	return (
		<fieldset className="flex min-w-0 flex-wrap content-start gap-2 lg:w-52 lg:shrink-0 lg:flex-col">
			<legend className={isLabelHidden ? "sr-only" : "mb-2 text-sm text-on-band-soft"}>{label}</legend>
			{subjects.map((subject) => {
				const isChosen = chosen.includes(subject.id);
				const rest = example.includes(subject.id)
					? "border-on-band bg-on-band/20"
					: "border-on-band/40 hover:border-on-band";
				return (
					<label
						key={subject.id}
						data-subject={subject.id}
						className={`flex min-h-11 items-center justify-between gap-2 rounded-control border px-3.5 text-[0.95rem] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-on-band ${isChosen ? "border-on-band bg-on-band font-semibold text-band" : rest}`}
					>
						<input
							type="checkbox"
							checked={isChosen}
							onChange={() => onToggle(subject.id)}
							className="sr-only"
						/>
						{subject.label}
						{isChosen ? <X aria-hidden="true" className="size-4" /> : null}
					</label>
				);
			})}
		</fieldset>
	);
}
