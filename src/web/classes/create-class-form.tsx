import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { localeOr, locales } from "#domain/shared/locale.ts";
import { useApiMutation } from "../api/api.ts";
import { Problem } from "../api/problem.ts";
import { useLocale, useLocalePath } from "../shared/locale.ts";
import { useForm } from "../shared/use-form.ts";
import { Choice } from "../ui/choice.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { TextField } from "../ui/text-field.tsx";

/** Name, level and language of a new class; its page opens afterwards. */
export function CreateClassForm() {
	const { t } = useTranslation();
	const own = useLocale();
	const navigate = useNavigate();
	const toLocalPath = useLocalePath();
	const { isBusy, onSubmit, errorOf } = useForm({
		schema: async () => (await import("#contract/classes.ts")).newClassSchema,
		mutation: useApiMutation("POST /api/classes", { invalidates: ["GET /api/classes"] }),
		toRequest: ({ name = "", level = "", locale = own }) => {
			if (name.trim() === "") throw new Problem("forms.required");
			return { body: { name, level, locale: localeOr(locale) } };
		},
		onDone: ({ id }) => void navigate(toLocalPath(`/class#${id}`)),
	});
	return (
		<section aria-labelledby="create-class" className="grid content-start gap-4">
			<h2 id="create-class" className="display-3">
				{t("classes.create.title")}
			</h2>
			<form method="dialog" noValidate onSubmit={onSubmit} className="grid gap-5">
				<TextField
					label={t("classes.create.name")}
					hint={t("classes.create.nameHint")}
					name="name"
					autoComplete="off"
					maxLength={60}
					required
					error={errorOf("name")}
				/>
				<TextField label={t("classes.create.level")} name="level" autoComplete="off" maxLength={40} />
				<fieldset className="grid gap-2">
					<legend className="pb-1.5 font-semibold">{t("classes.create.locale")}</legend>
					<div className="grid gap-2 sm:grid-cols-2">
						{locales.map((locale) => (
							<Choice key={locale} type="radio" name="locale" value={locale} isChosenAtFirst={locale === own}>
								{t(`classes.create.${locale}`)}
							</Choice>
						))}
					</div>
				</fieldset>
				<SubmitButton isBusy={isBusy} busyLabel={t("classes.create.busy")} className="justify-self-start">
					{t("classes.create.submit")}
				</SubmitButton>
			</form>
		</section>
	);
}
