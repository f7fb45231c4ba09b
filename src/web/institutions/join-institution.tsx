import { useTranslation } from "react-i18next";
import { useApiMutation } from "../api/api.ts";
import { CodeField } from "../shared/forms/code-field.tsx";
import { useAsked } from "../shared/forms/use-asked.ts";
import { useForm } from "../shared/forms/use-form.ts";
import { useMutationToasts } from "../shared/forms/use-mutation-toasts.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { DialogActions } from "../ui/dialog-actions.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";

interface Found {
	readonly name: string;
	readonly town: string;
	readonly code: string;
}

/** Asks for an institution's code, shows its name and the data that it will see, and joins after a confirmation. */
export function JoinInstitution() {
	const { t } = useTranslation();
	const { asked: found, isAsking, ask, close } = useAsked<Found>();
	const withToasts = useMutationToasts("GET /api/account/institution");
	const { isBusy, onSubmit, errorOf } = useForm({
		mutation: useApiMutation("POST /api/institution-codes/read"),
		toRequest: ({ code = "" }) => ({ body: { code } }),
		onDone: ({ name, town }, { code = "" }) => ask({ name, town, code }),
		fieldOf: { "institutions.code_unknown": "code" },
	});
	const join = useApiMutation(
		"POST /api/account/institution",
		withToasts(t("institution.own.joined", { name: found?.name ?? "" })),
	);
	return (
		<>
			<p className="text-soft">{t("institution.own.hint")}</p>
			<form method="dialog" noValidate onSubmit={onSubmit} className="grid max-w-md gap-5">
				<CodeField
					label={t("institution.own.code")}
					hint={t("institution.own.codeHint")}
					error={errorOf("code")}
				/>
				<SubmitButton
					look="secondary"
					isBusy={isBusy}
					busyLabel={t("institution.own.busy")}
					className="justify-self-start max-sm:w-full"
				>
					{t("institution.own.check")}
				</SubmitButton>
			</form>
			<Dialog
				isOpen={isAsking}
				onClose={close}
				title={t("institution.own.joinTitle", { name: found?.name ?? "" })}
				closeLabel={t("common.close")}
			>
				<p>{t("institution.own.joinWhat", { name: found?.name ?? "", town: found?.town ?? "" })}</p>
				<p>{t("institution.own.joinRemoved")}</p>
				<DialogActions>
					<Button look="secondary" data-first-focus="" onClick={close}>
						{t("common.cancel")}
					</Button>
					<Button
						onClick={() => {
							if (found) join.mutate({ body: { code: found.code } });
							close();
						}}
					>
						{t("institution.own.join")}
					</Button>
				</DialogActions>
			</Dialog>
		</>
	);
}
