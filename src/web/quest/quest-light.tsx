/** A question of the quest as a line of light. */
export interface QuestionLine {
	/** The field of its domain. */
	readonly field: string;
	readonly isUnderstood: boolean;
}

/** Every question of the quest as a line in its field's colour, lit once it is understood. Decorative: words above say how many. */
export function QuestLight({ lines }: { readonly lines: readonly QuestionLine[] }) {
	return (
		<div
			aria-hidden="true"
			className="flex h-14 overflow-hidden rounded-panel bg-band px-1 lg:h-20 [forced-color-adjust:none]"
		>
			{lines.map(({ field, isUnderstood }, index) => (
				<span
					// biome-ignore lint/suspicious/noArrayIndexKey: a question is identified by its index
					key={index}
					data-line={field}
					data-understood={isUnderstood || undefined}
					className="relative flex-1"
				>
					{isUnderstood ? (
						<>
							<span className="glow-across light-up absolute inset-y-0 left-1/2 w-14 -translate-x-1/2 opacity-50 mix-blend-screen" />
							<span className="light-up absolute inset-y-0 left-1/2 w-1 -translate-x-1/2 bg-glow" />
						</>
					) : (
						<span className="absolute inset-y-0 left-1/2 w-px bg-glow opacity-30" />
					)}
				</span>
			))}
		</div>
	);
}
