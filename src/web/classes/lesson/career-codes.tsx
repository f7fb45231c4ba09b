import { useTranslation } from "react-i18next";
import type { Lesson } from "#domain/classes/lesson.ts";
import { useLocalePath } from "../../shared/i18n/locale.ts";
import { QrCode } from "../../ui/qr-code.tsx";
import type { LessonWords } from "./load-lesson.ts";

interface CareerCodesProps {
	readonly lesson: Lesson;
	readonly words: LessonWords;
}

/** The three careers of the lesson, each with the QR code that opens its page on a phone. */
export function CareerCodes({ lesson, words }: CareerCodesProps) {
	const { t } = useTranslation();
	const toLocalPath = useLocalePath();
	const titleOf = (id: string) => words.careers.find((career) => career.id === id)?.title ?? id;
	return (
		<ul className="grid gap-4 sm:grid-cols-3 print:grid-cols-3">
			{lesson.careers.map((id) => (
				<li key={id} className="flex items-center gap-3">
					<QrCode
						text={`${window.location.origin}${toLocalPath(`/career/${id}`)}`}
						label={t("lesson.parts.careers.open", { career: titleOf(id) })}
						className="size-20 flex-none print:size-[17mm]"
					/>
					<span className="font-semibold">{titleOf(id)}</span>
				</li>
			))}
		</ul>
	);
}
