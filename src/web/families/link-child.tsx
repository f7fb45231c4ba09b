import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { familyCodeLength } from "#domain/families/family-code.ts";
import { call } from "../api/api.ts";
import { invalidate } from "../api/query-client.ts";
import { useForm } from "../shared/use-form.ts";
import { SubmitButton } from "../ui/submit-button.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useToast } from "../ui/toast.tsx";

/** Asks a parent for a child's code; a scanned one stands there already, since it follows the `#` of the address. */
export function LinkChild() {
	const { t } = useTranslation();
	const { hash } = useLocation();
	const toast = useToast();
	const { isBusy, onSubmit, errorOf } = useForm({
		send: ({ code = "" }) => call("POST /api/family/links", { body: { code } }),
		onDone: () => {
			toast({ tone: "success", title: t("families.parent.code.done") });
			void invalidate(["GET /api/family/children", "GET /api/account/family-links"]);
		},
		fieldOf: { "families.code_unknown": "code" },
	});
	return (
		<form noValidate onSubmit={(event) => void onSubmit(event)} className="grid max-w-md gap-5">
			<TextField
				label={t("families.parent.code.label")}
				hint={t("families.parent.code.hint")}
				name="code"
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
				maxLength={12}
				required
				defaultValue={hash.slice(1, familyCodeLength + 1)}
				error={errorOf("code")}
			/>
			<SubmitButton isBusy={isBusy} busyLabel={t("families.parent.code.busy")} className="justify-self-start">
				{t("families.parent.code.submit")}
			</SubmitButton>
		</form>
	);
}
