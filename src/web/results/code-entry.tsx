import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { decodeResultCode, suspectPlaces, writtenCode } from "#domain/quiz/result-code.ts";
import type { CodeSuspicion } from "#domain/shared/checked-code.ts";
import { loadEveryQuestionnaire } from "../quiz/questionnaire.ts";
import { CheckedCodeForm } from "../shared/checked-code-form.tsx";
import { useLocale, useLocalePath } from "../shared/locale.ts";

/** A field for a result code on paper. A wrong or swapped character is marked; a valid code opens its results. */
export function CodeEntry({ level = 1 }: { readonly level?: 1 | 2 }) {
	const { t } = useTranslation();
	const locale = useLocale();
	const navigate = useNavigate();
	const results = useLocalePath()("/results");
	const Heading = `h${level}` as const;
	const errorOf = ({ written, places, expectedLength }: CodeSuspicion): string => {
		if (written === "") return t("results.code.missing");
		if (expectedLength !== null)
			return t("results.code.length", {
				count: expectedLength,
				typed: written.replaceAll("-", "").length,
			});
		return t(places.length > 0 ? "results.code.places" : "results.code.wrong", { count: places.length });
	};
	const open = async (typed: string) => {
		const questionnaires = await loadEveryQuestionnaire(locale);
		if (decodeResultCode(questionnaires, typed).ok) {
			await navigate(`${results}#${writtenCode(typed)}`);
			return null;
		}
		const suspicion = suspectPlaces(questionnaires, typed);
		const { places } = suspicion;
		const spoken = t("results.code.placesSpoken", {
			places: places.map((each) => each + 1).join(", "),
			count: places.length,
		});
		return { suspicion, error: errorOf(suspicion), spoken };
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
