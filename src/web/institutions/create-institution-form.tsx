import { useTranslation } from "react-i18next";
import { useApiMutation } from "../api/api.ts";
import { RehearsalButton } from "../classes/wall/rehearsal-button.tsx";
import { useForm } from "../shared/forms/use-form.ts";
import { SubmitButton } from "../ui/submit-button.tsx";
import { InstitutionFields, institutionForm } from "./institution-fields.tsx";

/** Name and town of a new institution. */
export function CreateInstitutionForm() {
	const { t } = useTranslation();
	const { isBusy, onSubmit, errorOf } = useForm({
		...institutionForm,
		mutation: useApiMutation("POST /api/institution", { invalidates: ["GET /api/institution"] }),
		toRequest: ({ name = "", town = "" }) => ({ body: { name, town } }),
	});
	return (
		<section
			aria-labelledby="create-institution"
			className="grid content-start gap-x-14 gap-y-8 lg:grid-cols-[7fr_6fr]"
		>
			<div className="grid content-start gap-5">
				<div className="grid gap-1">
					<h2 id="create-institution" className="display-3">
						{t("institution.create.title")}
					</h2>
					<p className="text-soft">{t("institution.create.hint")}</p>
				</div>
				<form method="dialog" noValidate onSubmit={onSubmit} className="grid gap-5">
					<InstitutionFields errorOf={errorOf} />
					<SubmitButton
						isBusy={isBusy}
						busyLabel={t("institution.create.busy")}
						className="justify-self-start max-sm:w-full"
					>
						{t("institution.create.submit")}
					</SubmitButton>
				</form>
			</div>
			<RehearsalButton />
		</section>
	);
}
