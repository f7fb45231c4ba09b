import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Passkey } from "#contract/passkeys.ts";
import { Problem } from "../../api/problem.ts";
import { useForm } from "../../shared/forms/use-form.ts";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useToast } from "../../ui/toast.tsx";
import { UnreachableNote } from "../fields.tsx";
import { useHasPasskeys } from "./use-has-passkeys.ts";

/** The fields that a person fills in before the device makes a passkey. */
interface NewPasskey {
	readonly name: string;
	/** Empty where none is asked for. */
	readonly password: string;
}

interface AddPasskeyProps {
	/** Makes the passkey on this device and adds it. */
	readonly add: (form: NewPasskey) => Promise<{ passkeys: Passkey[] }>;
	/** The list with the new one. */
	readonly onAdded: (list: { passkeys: Passkey[] }) => void;
	/** Where and how it opens from now on. */
	readonly doneText: string;
	/** The field `passkeyPassword` where the owner is proved by the password, and what else belongs to it. */
	readonly password?: (error: string | undefined) => ReactNode;
}

/** Makes a passkey on this device. Folded: it is needed once for each device. */
export function AddPasskey({ add, onAdded, doneText, password }: AddPasskeyProps) {
	const { t } = useTranslation();
	const toast = useToast();
	const hasPasskeys = useHasPasskeys();
	// A new key empties the fields, which are uncontrolled, and folds the form.
	const [round, setRound] = useState(0);
	const { isBusy, onSubmit, errorOf, status } = useForm({
		mutation: useMutation<{ passkeys: Passkey[] }, Problem, NewPasskey>({
			mutationFn: add,
			onSuccess: onAdded,
		}),
		toRequest: ({ passkeyName = "", passkeyPassword = "" }) => {
			if (password !== undefined && passkeyPassword === "") throw new Problem("forms.required");
			return { name: passkeyName, password: passkeyPassword };
		},
		onDone: () => {
			setRound((before) => before + 1);
			toast({ tone: "success", title: t("passkeys.done"), description: doneText });
		},
		fieldOf: {
			"forms.required": "passkeyPassword",
			"account.password_wrong": "passkeyPassword",
			"forms.name_invalid": "passkeyName",
		},
		untrimmed: ["passkeyPassword"],
	});
	if (!hasPasskeys) return <p className="text-soft">{t("passkeys.unsupported")}</p>;
	return (
		<details key={round} className="w-full">
			<summary className="min-h-11 cursor-pointer content-center font-semibold">{t("passkeys.add")}</summary>
			<form method="dialog" noValidate onSubmit={onSubmit} className="grid max-w-xl gap-5 pt-2">
				<TextField
					label={t("passkeys.name")}
					hint={t("passkeys.nameHint")}
					name="passkeyName"
					autoComplete="off"
					error={errorOf("passkeyName")}
				/>
				{password?.(errorOf("passkeyPassword"))}
				<UnreachableNote status={status} />
				<SubmitButton
					look="secondary"
					isBusy={isBusy}
					busyLabel={t("passkeys.busy")}
					className="justify-self-start max-sm:w-full"
				>
					{t("passkeys.submit")}
				</SubmitButton>
			</form>
		</details>
	);
}
