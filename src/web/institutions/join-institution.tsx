import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call, useApiMutation } from "../api/api.ts";
import { CodeField } from "../shared/code-field.tsx";
import { useForm } from "../shared/use-form.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { DialogActions } from "../ui/dialog-actions.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { useTold } from "./use-told.ts";

interface Found {
	readonly name: string;
	readonly town: string;
	readonly code: string;
}

/** Asks for an institution's code, shows whose it is and what it will see, and joins once that is confirmed. */
export function JoinInstitution() {
	const { t } = useTranslation();
	// Stays while the dialog closes and its answer is under way.
	const [found, setFound] = useState<Found | null>(null);
	const [isAsking, setAsking] = useState(false);
	const told = useTold("GET /api/account/institution");
	const { isBusy, onSubmit, errorOf } = useForm({
		send: ({ code = "" }) => call("POST /api/institution-codes/read", { body: { code } }),
		onDone: ({ name, town }, { code = "" }) => {
			setFound({ name, town, code });
			setAsking(true);
		},
		fieldOf: { "institutions.code_unknown": "code" },
	});
	const join = useApiMutation(
		"POST /api/account/institution",
		told(t("institution.own.joined", { name: found?.name ?? "" })),
	);
	const close = () => setAsking(false);
	return (
		<>
			<p className="text-soft">{t("institution.own.hint")}</p>
			<form noValidate onSubmit={(event) => void onSubmit(event)} className="grid max-w-md gap-5">
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
