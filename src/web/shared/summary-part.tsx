interface SummaryPartProps {
	readonly title: string;
	readonly lines: readonly { readonly text: string; readonly note?: string | undefined }[];
	readonly className?: string;
}

/** A part of a summary for a counsellor, on its pupil's paper and as the counsellor reads it: lines under a title, some with a note. */
export function SummaryPart({ title, lines, className = "" }: SummaryPartProps) {
	return (
		<section className={`grid gap-1.5 ${className}`}>
			<h3 className="text-base">{title}</h3>
			<ul className="grid gap-1.5">
				{lines.map(({ text, note }) => (
					<li key={text} className="grid gap-0.5 border-l-2 border-hairline pl-3 wrap-anywhere">
						<span>{text}</span>
						{note ? <span className="text-sm text-soft">{note}</span> : null}
					</li>
				))}
			</ul>
		</section>
	);
}
