import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import {
	type CodeSuspicion,
	decodeResultCode,
	suspectPlaces,
	writtenCode,
} from "#domain/quiz/result-code.ts";
import { loadEveryQuestionnaire } from "../quiz/questionnaire.ts";
import { useLocale, useLocalePath } from "../shared/locale.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/text-field.tsx";

/** The code as it was read, with the positions that are probably wrong. */
function Suspicion({ suspicion: { written, places } }: { readonly suspicion: CodeSuspicion }) {
	const { t } = useTranslation();
	let place = -1;
	const characters = [...written].map((character, at) => {
		if (character !== "-") place += 1;
		return { character, at, isSuspect: character !== "-" && places.includes(place) };
	});
	return (
		<p className="font-mono text-lg tracking-wide wrap-anywhere">
			<span className="sr-only">
				{t("results.code.placesSpoken", {
					places: places.map((each) => each + 1).join(", "),
					count: places.length,
				})}
			</span>
			<span aria-hidden="true">
				{characters.map(({ character, at, isSuspect }) =>
					isSuspect ? (
						<mark
							key={at}
							className="rounded-xs bg-danger-surface font-bold text-danger underline decoration-2 underline-offset-4"
						>
							{character}
						</mark>
					) : (
						<span key={at}>{character}</span>
					),
				)}
			</span>
		</p>
	);
}

/** A field for a result code on paper. A wrong or swapped character is marked; a valid code opens its results. */
export function CodeEntry({ level = 1 }: { readonly level?: 1 | 2 }) {
	const { t } = useTranslation();
	const locale = useLocale();
	const navigate = useNavigate();
	const results = useLocalePath()("/results");
	const [suspicion, suspect] = useState<CodeSuspicion | null>(null);
	const Heading = `h${level}` as const;
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const input = event.currentTarget.elements.namedItem("code") as HTMLInputElement;
		const typed = input.value;
		const questionnaires = await loadEveryQuestionnaire(locale);
		if (decodeResultCode(questionnaires, typed).ok) {
			await navigate(`${results}#${writtenCode(typed)}`);
			return;
		}
		suspect(suspectPlaces(questionnaires, typed));
		input.focus();
	};
	const error = () => {
		if (!suspicion) return undefined;
		if (suspicion.written === "") return t("results.code.missing");
		if (suspicion.expectedLength !== null)
			return t("results.code.length", {
				count: suspicion.expectedLength,
				typed: suspicion.written.replaceAll("-", "").length,
			});
		return t(suspicion.places.length > 0 ? "results.code.places" : "results.code.wrong", {
			count: suspicion.places.length,
		});
	};
	return (
		<form method="dialog" onSubmit={(event) => void submit(event)} noValidate className="grid max-w-xl gap-4">
			<Heading className={level === 1 ? "display-2" : "text-xl"}>{t("results.code.title")}</Heading>
			<TextField
				label={t("results.code.label")}
				hint={t("results.code.hint")}
				error={error()}
				name="code"
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
			/>
			{suspicion && suspicion.places.length > 0 ? <Suspicion suspicion={suspicion} /> : null}
			<Button type="submit" className="justify-self-start">
				{t("results.code.open")}
			</Button>
		</form>
	);
}
