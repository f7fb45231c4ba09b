import { useTranslation } from "react-i18next";
import type { replacementsFor } from "#domain/careers/subject-combinations.ts";
import { LocalLink } from "../../shared/i18n/local-link.tsx";

/** The subject that an option of the last year can replace in part. */
const mathsSubject = "maths";

interface DropSubjectsProps {
	readonly chosen: readonly string[];
	/** The subject that was dropped; null while none is. */
	readonly dropped: string | null;
	readonly replacements: ReturnType<typeof replacementsFor>;
	readonly labelOf: (subject: string) => string;
	/** False where the chosen subjects themselves have the control, as on a phone. */
	readonly canDrop: boolean;
	readonly onDrop: (subject: string) => void;
	readonly onUndo: () => void;
	readonly onReplace: (subject: string) => void;
}

/** Drops one of the chosen subjects; then takes it back, or chooses another in its place. */
export function DropSubjects({
	chosen,
	dropped,
	replacements,
	labelOf,
	canDrop,
	onDrop,
	onUndo,
	onReplace,
}: DropSubjectsProps) {
	const { t } = useTranslation();
	return (
		<div className="grid justify-items-start gap-1 lg:w-52">
			{dropped ? (
				<>
					<button
						type="button"
						onClick={onUndo}
						className="min-h-11 text-left font-semibold underline underline-offset-4"
					>
						{t("subjects.undo", { subject: labelOf(dropped) })}
					</button>
					{dropped === mathsSubject ? (
						<p className="text-[0.95rem]">
							{t("subjects.withoutMaths")}{" "}
							<LocalLink to="/subjects/after-seconde#answers" className="underline underline-offset-4">
								{t("subjects.mathsPlainly")}
							</LocalLink>
						</p>
					) : null}
					{replacements.map(({ subject, families: count }) => (
						<button
							key={subject}
							type="button"
							onClick={() => onReplace(subject)}
							className="min-h-11 text-left text-[0.95rem] underline underline-offset-4"
						>
							{t("subjects.replace", { subject: labelOf(subject), count })}
						</button>
					))}
				</>
			) : chosen.length > 1 && canDrop ? (
				chosen.map((subject) => (
					<button
						key={subject}
						type="button"
						onClick={() => onDrop(subject)}
						className="min-h-11 text-left text-[0.95rem] font-semibold underline underline-offset-4"
					>
						{t("subjects.drop", { subject: labelOf(subject) })}
					</button>
				))
			) : null}
		</div>
	);
}
