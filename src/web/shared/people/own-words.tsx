import { useTranslation } from "react-i18next";
import type { Researcher } from "#contract/consultations.ts";

/** An answer of a person in their own words; without one, something that they talk about. */
export function useOwnWords({ answer, topics }: Pick<Researcher, "answer" | "topics">): string | undefined {
	const { t } = useTranslation();
	return answer === undefined ? topics[0] : t("consultations.researchers.quote", { answer });
}

/** The words of a person beside a line in the colour of their field; nothing without words. */
export function OwnWords({ researcher }: { readonly researcher: Researcher }) {
	const text = useOwnWords(researcher);
	if (text === undefined) return null;
	return (
		<p
			data-line={researcher.category}
			className="border-l-3 border-glow pl-3 font-display leading-snug text-pretty sm:text-lg"
		>
			{text}
		</p>
	);
}
