import { useTranslation } from "react-i18next";
import { LocalLink } from "../shared/i18n/local-link.tsx";

interface OptionProps {
	readonly isChecked: boolean;
	readonly onChange: (isChecked: boolean) => void;
}

const line = "flex min-h-11 items-center gap-2.5 text-sm md:ml-(--second-column) md:mt-2";
const box = "size-4.5 flex-none accent-ink";

/** Whether the student rates careers before any result is seen. */
export function RatingOption({
	isChecked,
	onChange,
	isDisabled,
}: OptionProps & { readonly isDisabled: boolean }) {
	const { t } = useTranslation();
	return (
		<label className={line}>
			<input
				type="checkbox"
				checked={isChecked}
				disabled={isDisabled}
				onChange={({ currentTarget }) => onChange(currentTarget.checked)}
				className={box}
			/>
			{t("quiz.rateFirst")}
		</label>
	);
}

/** Whether a single choice leads to the next question by itself. */
export function AutoAdvanceSwitch({ isChecked, onChange }: OptionProps) {
	const { t } = useTranslation();
	return (
		<label className={`${line} text-soft`}>
			<input
				type="checkbox"
				role="switch"
				aria-checked={isChecked}
				checked={isChecked}
				onChange={({ currentTarget }) => onChange(currentTarget.checked)}
				className={box}
			/>
			{t("quiz.autoAdvance")}
		</label>
	);
}

const link = "inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink";

/** The links below the first question: a code instead of the quiz, or the duet that waits, and the evidence. */
export function FirstQuestionLinks({ isDuet }: { readonly isDuet: boolean }) {
	const { t } = useTranslation();
	return (
		<p className="flex flex-wrap gap-x-6 text-sm text-soft md:ml-(--second-column)">
			{isDuet ? (
				<strong className="inline-flex min-h-11 items-center font-semibold text-ink">{t("quiz.duet")}</strong>
			) : (
				<LocalLink to="/results?code" className={link}>
					{t("quiz.codeEntry")}
				</LocalLink>
			)}
			<LocalLink to="/evidence" className={link}>
				{t("quiz.evidence")}
			</LocalLink>
		</p>
	);
}
