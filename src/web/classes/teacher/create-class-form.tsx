import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { localeOr } from "#domain/shared/locale.ts";
import { useApiMutation } from "../../api/api.ts";
import { Problem } from "../../api/problem.ts";
import { FoldedSection } from "../../shared/folded-section.tsx";
import { useForm } from "../../shared/forms/use-form.ts";
import { LanguageField } from "../../shared/i18n/language-field.tsx";
import { useLocale, useLocalePath } from "../../shared/i18n/locale.ts";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { ClassLevelField, ClassNameField } from "./class-fields.tsx";
import { EarlierClassField, followedId } from "./earlier-class-field.tsx";

/** Name, level and language of a new class; its page opens afterwards. */
export function CreateClassForm({ isFolded }: { readonly isFolded: boolean }) {
	const { t } = useTranslation();
	const own = useLocale();
	const navigate = useNavigate();
	const toLocalPath = useLocalePath();
	const { isBusy, onSubmit, errorOf } = useForm({
		schema: async () => (await import("#contract/classes.ts")).newClassSchema,
		mutation: useApiMutation("POST /api/classes", { invalidates: ["GET /api/classes"] }),
		toRequest: ({ name = "", level = "", locale = own, followsId }) => {
			if (name.trim() === "") throw new Problem("forms.required");
			return { body: { name, level, locale: localeOr(locale), followsId: followedId(followsId) } };
		},
		onDone: ({ id }) => void navigate(toLocalPath(`/class#${id}`)),
	});
	const form = (
		<form method="dialog" noValidate onSubmit={onSubmit} className="grid gap-5">
			<ClassNameField errorOf={errorOf} />
			<details>
				<summary className="min-h-11 cursor-pointer content-center">{t("classes.create.more")}</summary>
				<div className="grid gap-5 pt-2">
					<ClassLevelField />
					<EarlierClassField isOffered={({ hasSpectrum }) => hasSpectrum} followsId={null} />
					<LanguageField
						legend={t("classes.create.locale")}
						nameOf={(locale) => t(`classes.create.${locale}`)}
					/>
				</div>
			</details>
			<SubmitButton isBusy={isBusy} busyLabel={t("classes.create.busy")} className="justify-self-start">
				{t("classes.create.submit")}
			</SubmitButton>
		</form>
	);
	if (isFolded)
		return (
			<div className="self-start">
				<FoldedSection id="create-class" heading={t("classes.create.title")}>
					{form}
				</FoldedSection>
			</div>
		);
	return (
		<section aria-labelledby="create-class" className="grid content-start gap-4">
			<h2 id="create-class" className="display-3">
				{t("classes.create.title")}
			</h2>
			{form}
		</section>
	);
}
