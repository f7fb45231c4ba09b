import { useTranslation } from "react-i18next";
import { useApiMutation } from "../api/api.ts";
import { CodeField } from "../shared/forms/code-field.tsx";
import { useForm } from "../shared/forms/use-form.ts";
import { dropScannedCode } from "../shared/links/scanned-code.ts";
import { SubmitButton } from "../ui/submit-button.tsx";
import { useToast } from "../ui/toast.tsx";

/** Asks a parent for a child's code; a scanned code is filled in from the fragment of the address. */
export function LinkChild() {
	const { t } = useTranslation();
	const toast = useToast();
	const { isBusy, onSubmit, errorOf } = useForm({
		mutation: useApiMutation("POST /api/family/links", {
			invalidates: ["GET /api/family/children", "GET /api/account/family-links"],
		}),
		toRequest: ({ code = "" }) => ({ body: { code } }),
		onDone: () => {
			dropScannedCode();
			toast({ tone: "success", title: t("families.parent.code.done"), isShownAlready: true });
		},
		fieldOf: { "families.code_unknown": "code" },
	});
	return (
		<form method="dialog" noValidate onSubmit={onSubmit} className="grid max-w-md gap-5">
			<CodeField
				label={t("families.parent.code.label")}
				hint={t("families.parent.code.hint")}
				error={errorOf("code")}
			/>
			<SubmitButton isBusy={isBusy} busyLabel={t("families.parent.code.busy")} className="justify-self-start">
				{t("families.parent.code.submit")}
			</SubmitButton>
		</form>
	);
}
