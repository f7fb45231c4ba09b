import { useTranslation } from "react-i18next";
import type { ActionInput } from "#contract/operator-actions.ts";
import { categoryKeys } from "#domain/careers/category.ts";
import { wrongResearcherField } from "#domain/consultations/researcher-file.ts";
import { type Locale, locales } from "#domain/shared/locale.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import { Problem } from "../api/problem.ts";
import type { Draft } from "../shared/forms/use-form.ts";
import { Choice } from "../ui/choice.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { TextField } from "../ui/text-field.tsx";
import { ActionDialog } from "./action-dialog.tsx";
import { useActionRows } from "./queries.ts";

type File = ActionInput<"researchers add">;
type ErrorOf = (field: string) => string | undefined;

const lines = ["name", "title", "specialization"] as const;
const texts = [...lines, "bio", "topics"] as const;
const nameOf = (locale: Locale, field: (typeof texts)[number]): string => `${locale}-${field}`;
const languageName = (locale: Locale): string => `speaks-${locale}`;

const wordsIn = (draft: Draft, locale: Locale): File["text"][Locale] => {
	const text = (field: (typeof texts)[number]) => draft[nameOf(locale, field)]?.trim() ?? "";
	const topics = text("topics")
		.split("\n")
		.map((topic) => topic.trim())
		.filter((topic) => topic !== "");
	const [name, title, specialization] = lines.map(text) as [string, string, string];
	return { name, title, specialization, bio: text("bio"), topics };
};

const languagesIn = (draft: Draft): Locale[] =>
	locales.filter((locale) => draft[languageName(locale)] !== undefined);

/** The first field that is empty and must not be; of the languages, one is chosen at least. */
const emptyField = (draft: Draft): string | null => {
	const isEmpty = (field: string) => (draft[field]?.trim() ?? "") === "";
	const words = locales.flatMap((locale) => texts.map((text) => nameOf(locale, text)));
	const languages = languagesIn(draft).length === 0 ? [languageName("en")] : [];
	return (
		[...["email", "zone", "monogram"].filter(isEmpty), ...languages, ...words.filter(isEmpty)][0] ?? null
	);
};

/** @throws `Problem` when a field is empty, or no language is chosen */
function fileIn(id: string, draft: Draft): File {
	const languages = languagesIn(draft);
	if (id === "" || emptyField(draft) !== null) throw new Problem("forms.required");
	const of = (field: string) => draft[field]?.trim() ?? "";
	return {
		id,
		zone: of("zone"),
		languages,
		monogram: of("monogram"),
		category: of("category"),
		email: of("email"),
		mailLanguage: of("mailLanguage"),
		text: { en: wordsIn(draft, "en"), fr: wordsIn(draft, "fr") },
	};
}

/** A zone alone has no form that the browser can check. */
const fieldOf = async (code: ProblemCode, draft: Draft): Promise<string | null> => {
	if (code === "forms.required") return draft.id?.trim() === "" ? "id" : emptyField(draft);
	if (code === "operator.input_invalid") return wrongResearcherField(draft) ?? "zone";
	if (code === "operator.address_taken") return "email";
	return code === "operator.id_taken" ? "id" : null;
};

/** The details of a researcher, with the earlier ones. */
function ResearcherFields({ file, errorOf }: { readonly file?: File; readonly errorOf: ErrorOf }) {
	const { t } = useTranslation();
	const language = (locale: Locale) => t(`operator.values.language.${locale}`);
	return (
		<>
			<div className="grid items-start gap-5 sm:grid-cols-2">
				<TextField
					label={t("operator.researchers.form.email")}
					name="email"
					type="email"
					autoComplete="off"
					defaultValue={file?.email}
					required
					error={errorOf("email")}
				/>
				<SelectField
					label={t("operator.researchers.form.mailLanguage")}
					name="mailLanguage"
					defaultValue={file?.mailLanguage ?? "fr"}
				>
					{locales.map((locale) => (
						<option key={locale} value={locale}>
							{language(locale)}
						</option>
					))}
				</SelectField>
				<TextField
					label={t("operator.circles.zone")}
					name="zone"
					defaultValue={file?.zone ?? "Europe/Paris"}
					required
					error={errorOf("zone")}
				/>
				<SelectField
					label={t("operator.researchers.form.category")}
					name="category"
					defaultValue={file?.category}
				>
					{categoryKeys.map((key) => (
						<option key={key} value={key}>
							{t(`common.categories.${key}`)}
						</option>
					))}
				</SelectField>
				<TextField
					label={t("operator.researchers.form.monogram")}
					hint={t("operator.researchers.form.monogramHint")}
					name="monogram"
					autoCapitalize="characters"
					defaultValue={file?.monogram}
					required
					error={errorOf("monogram")}
				/>
				<fieldset className="grid gap-2">
					<legend className="mb-2 font-semibold">{t("operator.researchers.form.speaks")}</legend>
					{locales.map((locale) => (
						<Choice
							key={locale}
							type="checkbox"
							name={languageName(locale)}
							value="yes"
							isChosenAtFirst={file?.languages.includes(locale) ?? true}
						>
							{language(locale)}
						</Choice>
					))}
					<p className="text-sm font-medium text-danger empty:hidden">{errorOf(languageName("en"))}</p>
				</fieldset>
			</div>
			{locales.map((locale) => {
				const words = file?.text[locale];
				const field = (name: (typeof texts)[number]) => ({
					name: nameOf(locale, name),
					error: errorOf(nameOf(locale, name)),
					required: true,
					lang: locale,
					label: t(`operator.researchers.form.${name}`),
				});
				return (
					<fieldset key={locale} className="grid gap-4 border-t border-hairline pt-4">
						<legend className="font-display text-xl font-semibold">{language(locale)}</legend>
						{lines.map((name) => (
							<TextField key={name} {...field(name)} maxLength={1000} defaultValue={words?.[name]} />
						))}
						<TextArea {...field("bio")} maxLength={1000} defaultValue={words?.bio} />
						<TextArea
							{...field("topics")}
							hint={t("operator.researchers.form.topicsHint")}
							maxLength={1000}
							defaultValue={words?.topics.join("\n")}
						/>
					</fieldset>
				);
			})}
		</>
	);
}

/** Adds a researcher, whom students see once the checks before the first consultation are done. */
export function AddResearcher() {
	const { t } = useTranslation();
	return (
		<ActionDialog
			action="researchers add"
			toInput={(draft) => fileIn(draft.id?.trim() ?? "", draft)}
			fieldOf={fieldOf}
			label={t("operator.researchers.actions.add")}
			lead={t("operator.researchers.addText")}
		>
			{(errorOf) => (
				<>
					<TextField
						label={t("operator.researchers.form.id")}
						hint={t("operator.researchers.form.idHint")}
						name="id"
						autoCapitalize="none"
						spellCheck={false}
						required
						error={errorOf("id")}
						data-first-focus=""
					/>
					<ResearcherFields errorOf={errorOf} />
				</>
			)}
		</ActionDialog>
	);
}

function PresentFields({ id, errorOf }: { readonly id: string; readonly errorOf: ErrorOf }) {
	const { data } = useActionRows("researchers show", { id });
	const json = data?.[0]?.json;
	if (json === undefined) return <Skeleton className="h-60 w-full" />;
	return <ResearcherFields key={json} file={JSON.parse(json)} errorOf={errorOf} />;
}

/** Replaces what is said of a researcher. Hours and bookings stay. */
export function EditResearcher({ id, name }: { readonly id: string; readonly name: string }) {
	const { t } = useTranslation();
	return (
		<ActionDialog
			action="researchers edit"
			toInput={(draft) => fileIn(id, draft)}
			fieldOf={fieldOf}
			label={t("operator.researchers.actions.edit")}
			about={name}
			lead={t("operator.researchers.editText")}
		>
			{(errorOf) => <PresentFields id={id} errorOf={errorOf} />}
		</ActionDialog>
	);
}
