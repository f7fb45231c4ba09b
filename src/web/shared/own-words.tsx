import { useTranslation } from "react-i18next";
import type { Researcher } from "#contract/consultations.ts";

/** An answer of the person in their own words; without one, something that they talk about. */
export function OwnWords({ researcher }: { readonly researcher: Researcher }) {
	const { t } = useTranslation();
	const { answer, topics, category } = researcher;
	const text = answer === undefined ? topics[0] : t("consultations.researchers.quote", { answer });
	if (text === undefined) return null;
	return (
		<p
			data-line={category}
			className="border-l-3 border-glow pl-3 font-display leading-snug text-pretty sm:text-lg"
		>
			{text}
		</p>
	);
}
