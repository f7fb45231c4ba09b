import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { decodeResultCode, suspectCharacters, writtenCode } from "#domain/quiz/result-code.ts";
import { loadEveryQuestionnaire } from "../quiz/questionnaire.ts";
import { CheckedCodeForm, codeFaultOf } from "../shared/forms/checked-code-form.tsx";
import { useLocale, useLocalePath } from "../shared/i18n/locale.ts";

/** A field for a result code on paper. A wrong or swapped character is marked; a valid code opens its results. */
export function CodeEntry({ level = 1 }: { readonly level?: 1 | 2 }) {
	const { t } = useTranslation();
	const locale = useLocale();
	const navigate = useNavigate();
	const results = useLocalePath()("/results");
	const Heading = `h${level}` as const;
	const open = async (typed: string) => {
		const questionnaires = await loadEveryQuestionnaire(locale);
		if (decodeResultCode(questionnaires, typed).ok) {
			await navigate(`${results}#${writtenCode(typed)}`);
			return null;
		}
		return codeFaultOf(suspectCharacters(questionnaires, typed), (message, values) =>
			t(`results.code.${message}`, values),
		);
	};
	return (
		<CheckedCodeForm
			heading={<Heading className={level === 1 ? "display-2" : "text-xl"}>{t("results.code.title")}</Heading>}
			label={t("results.code.label")}
			hint={t("results.code.hint")}
			openLabel={t("results.code.open")}
			onOpen={open}
		/>
	);
}
