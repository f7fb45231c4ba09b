import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CareerId } from "#domain/careers/career-id.ts";
import { maxComparedCareers, minComparedCareers, withCompared } from "#domain/careers/compared.ts";
import { useEdition } from "../../api/edition.ts";
import { useLocale } from "../../shared/i18n/locale.ts";
import { Button } from "../../ui/button.tsx";
import { Choice } from "../../ui/choice.tsx";
import { loadNamedCareers } from "../content.ts";
import { savedCareersQuery } from "../queries.ts";

interface CompareSavedProps {
	/** The careers that are chosen when the list opens. */
	readonly chosenAtFirst: readonly CareerId[];
	readonly onCompare: (careers: readonly CareerId[]) => void;
}

/** The saved careers, to choose some for a comparison; nothing where fewer than two are saved. */
export function CompareSaved({ chosenAtFirst, onCompare }: CompareSavedProps) {
	const { t } = useTranslation();
	const locale = useLocale();
	const { data: list } = useQuery({ ...savedCareersQuery, enabled: useEdition() === "live" });
	const saved = list?.saved.map(({ careerId }) => careerId) ?? [];
	const { data: careers } = useQuery({
		queryKey: ["content", "named careers", locale],
		queryFn: () => loadNamedCareers(locale),
		enabled: saved.length >= minComparedCareers,
		staleTime: Number.POSITIVE_INFINITY,
	});
	const [chosen, setChosen] = useState(chosenAtFirst);
	if (saved.length < minComparedCareers || careers === undefined) return null;
	return (
		<form
			method="dialog"
			className="grid w-full max-w-xl justify-items-start gap-4"
			onSubmit={(event) => {
				event.preventDefault();
				onCompare(chosen);
			}}
		>
			<fieldset className="grid w-full gap-3">
				<legend className="display-3">{t("compare.saved.title")}</legend>
				<p className="text-soft">{t("compare.saved.hint")}</p>
				{saved.map((id) => (
					<Choice
						key={id}
						type="checkbox"
						name="career"
						value={id}
						isChosen={chosen.includes(id)}
						isDisabled={chosen.length >= maxComparedCareers && !chosen.includes(id)}
						onChoose={() => setChosen(withCompared(chosen, id))}
					>
						{careers[id].title}
					</Choice>
				))}
			</fieldset>
			<Button type="submit" disabled={chosen.length < minComparedCareers}>
				{t("compare.saved.submit")}
			</Button>
		</form>
	);
}
