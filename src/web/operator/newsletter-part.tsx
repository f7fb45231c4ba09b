import { useTranslation } from "react-i18next";
import type { ActionInput } from "#contract/operator-actions.ts";
import { type Locale, locales } from "#domain/shared/locale.ts";
import { type Draft, draftOf } from "../shared/forms/use-form.ts";
import { Badge } from "../ui/badge.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { TextField } from "../ui/text-field.tsx";
import { ActionButton } from "./action-button.tsx";
import { ActionRows } from "./action-rows.tsx";
import { DeskSection, RowActs } from "./desk-parts.tsx";
import { useNewsletterDraft } from "./newsletter-draft.ts";
import { useActionRows } from "./queries.ts";
import { useWhen } from "./use-when.ts";

type Words = ActionInput<"newsletter preview">["words"];

const inOneLanguage = (draft: Draft, locale: Locale) => ({
	subject: (draft[`subject-${locale}`] ?? "").trim(),
	paragraphs: (draft[`text-${locale}`] ?? "")
		.split(/\n\s*\n/)
		.map((paragraph) => paragraph.trim())
		.filter((paragraph) => paragraph !== ""),
});
const wordsOf = (draft: Draft): Words => ({ en: inOneLanguage(draft, "en"), fr: inOneLanguage(draft, "fr") });

/** Words that are never sent: by them the number of readers is asked. */
const anyWords: Words = {
	en: { subject: "–", paragraphs: ["–"] },
	fr: { subject: "–", paragraphs: ["–"] },
};

/** Writes an issue in both languages, sends it to oneself, and then to every confirmed reader. */
export function NewsletterPart() {
	const { t } = useTranslation();
	const { day } = useWhen();
	const { draft, keep } = useNewsletterDraft();
	const { data } = useActionRows("newsletter preview", { words: anyWords });
	const readers = data?.[0]?.readers ?? 0;
	const words = wordsOf(draft);
	const to = (draft.to ?? "").trim();
	const isWritten = locales.every(
		(locale) => words[locale].subject !== "" && words[locale].paragraphs.length > 0,
	);
	return (
		<>
			<p className="measure text-soft">{t("operator.newsletter.lead", { count: readers })}</p>
			<form
				method="dialog"
				onChange={(event) => keep(draftOf(event.currentTarget))}
				onSubmit={(event) => event.preventDefault()}
				className="grid gap-5"
			>
				<div className="grid gap-5 lg:grid-cols-2">
					{locales.map((locale) => {
						const language = t(`operator.newsletter.languages.${locale}`);
						return (
							<div key={locale} className="grid content-start gap-4">
								<TextField
									label={t("operator.newsletter.subject", { language })}
									name={`subject-${locale}`}
									defaultValue={draft[`subject-${locale}`]}
									lang={locale}
								/>
								<TextArea
									label={t("operator.newsletter.text", { language })}
									name={`text-${locale}`}
									defaultValue={draft[`text-${locale}`]}
									lang={locale}
									rows={8}
								/>
							</div>
						);
					})}
				</div>
				<TextField
					label={t("operator.newsletter.to")}
					name="to"
					type="email"
					defaultValue={draft.to}
					className="max-w-md"
				/>
				{isWritten ? (
					<RowActs>
						{to === "" ? null : (
							<ActionButton
								action="newsletter test"
								input={{ words, to }}
								label={t("operator.newsletter.test")}
								about={to}
							/>
						)}
						<ActionButton
							action="newsletter send"
							input={{ words, readers: String(readers) }}
							label={t("operator.newsletter.send", { count: readers })}
							about={words.en.subject}
							asks={t("operator.newsletter.sendText", { count: readers })}
							look="danger"
						/>
					</RowActs>
				) : null}
			</form>
			<DeskSection title={t("operator.newsletter.issues")}>
				<ActionRows
					action="newsletter status"
					input={{}}
					none={t("operator.newsletter.noIssues")}
					keyOf={({ id }) => id}
				>
					{({ subject, mails, started, finished }) => (
						<>
							<p className="flex flex-wrap items-center gap-2">
								<span className="font-semibold wrap-anywhere">{subject}</span>
								{finished === null ? null : <Badge>{t("operator.newsletter.finished")}</Badge>}
							</p>
							<p className="text-sm text-soft">
								{t("operator.newsletter.progress", { count: mails, date: day(started) })}
							</p>
						</>
					)}
				</ActionRows>
			</DeskSection>
		</>
	);
}
