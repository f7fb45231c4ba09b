import { useMutation, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Passkey } from "#contract/passkeys.ts";
import type { Zone } from "#domain/shared/moment.ts";
import { apiQuery, useApiMutation } from "../../api/api.ts";
import { loadedOf } from "../../api/loaded.ts";
import { addPasskey } from "../../api/passkey-actions.ts";
import { Problem, unwrap } from "../../api/problem.ts";
import { learn } from "../../api/query-client.ts";
import { useFormat } from "../../shared/format.ts";
import { useForm } from "../../shared/use-form.ts";
import { useMutationToasts } from "../../shared/use-mutation-toasts.ts";
import { Button } from "../../ui/button.tsx";
import { RetryAlert } from "../../ui/retry-alert.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useToast } from "../../ui/toast.tsx";
import { PasswordField, UnreachableNote } from "../fields.tsx";
import { useHasPasskeys } from "../passkeys/use-has-passkeys.ts";
import { AccountSection } from "./account-section.tsx";

const passkeysQuery = apiQuery("GET /api/account/passkeys", {});

interface PasskeyRowProps {
	readonly passkey: Passkey;
	readonly zone: Zone;
	readonly onRemove: () => void;
}

function PasskeyRow({ passkey, zone, onRemove }: PasskeyRowProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const name = passkey.name || t("ownAccount.passkeys.unnamed");
	const { createdAt, lastUsedAt } = passkey;
	return (
		<li className="flex min-h-18 items-center justify-between gap-4 py-3">
			<div className="grid min-w-0 gap-0.5">
				<p className="font-semibold wrap-anywhere">{name}</p>
				<p className="text-sm text-soft">
					{lastUsedAt === null
						? t("ownAccount.passkeys.added", { date: format.mediumDate(createdAt, zone) })
						: t("ownAccount.passkeys.used", { date: format.mediumDate(lastUsedAt, zone) })}
				</p>
			</div>
			<Button look="quiet" aria-label={t("ownAccount.passkeys.removeNamed", { name })} onClick={onRemove}>
				{t("ownAccount.passkeys.remove")}
			</Button>
		</li>
	);
}

/** Makes a passkey on this device. Folded: it is needed once for each device. */
function AddPasskey({ email }: { readonly email: string }) {
	const { t } = useTranslation();
	const toast = useToast();
	// A new key empties the fields, which are uncontrolled, and folds the form.
	const [round, setRound] = useState(0);
	const { isBusy, onSubmit, errorOf, status } = useForm({
		mutation: useMutation<{ passkeys: Passkey[] }, Problem, { name: string; password: string }>({
			mutationFn: async (form) => unwrap(await addPasskey(form)),
			onSuccess: (list) => learn(passkeysQuery, list),
		}),
		toRequest: ({ passkeyName = "", passkeyPassword = "" }) => {
			if (passkeyPassword === "") throw new Problem("forms.required");
			return { name: passkeyName, password: passkeyPassword };
		},
		onDone: () => {
			setRound((before) => before + 1);
			toast({
				tone: "success",
				title: t("ownAccount.passkeys.done"),
				description: t("ownAccount.passkeys.doneText"),
			});
		},
		fieldOf: {
			"forms.required": "passkeyPassword",
			"account.password_wrong": "passkeyPassword",
			"forms.name_invalid": "passkeyName",
		},
		untrimmed: ["passkeyPassword"],
	});
	return (
		<details key={round}>
			<summary className="min-h-11 cursor-pointer content-center font-semibold">
				{t("ownAccount.passkeys.add")}
			</summary>
			<form method="dialog" noValidate onSubmit={onSubmit} className="grid gap-5 pt-2">
				<input type="hidden" name="username" autoComplete="username" value={email} readOnly />
				<TextField
					label={t("ownAccount.passkeys.name")}
					hint={t("ownAccount.passkeys.nameHint")}
					name="passkeyName"
					autoComplete="off"
					error={errorOf("passkeyName")}
				/>
				<PasswordField
					name="passkeyPassword"
					label={t("ownAccount.passkeys.password")}
					autoComplete="current-password"
					error={errorOf("passkeyPassword")}
				/>
				<UnreachableNote status={status} />
				<SubmitButton
					look="secondary"
					isBusy={isBusy}
					busyLabel={t("ownAccount.passkeys.busy")}
					className="justify-self-start max-sm:w-full"
				>
					{t("ownAccount.passkeys.submit")}
				</SubmitButton>
			</form>
		</details>
	);
}

interface PasskeysSectionProps {
	readonly zone: Zone;
	/** The account, for password managers. */
	readonly email: string;
}

/** The passkeys of an adult's account, each with a button that removes it, and the form that adds one. */
export function PasskeysSection({ zone, email }: PasskeysSectionProps) {
	const { t } = useTranslation();
	const hasPasskeys = useHasPasskeys();
	const loaded = loadedOf(useQuery(passkeysQuery));
	const withToasts = useMutationToasts();
	const remove = useApiMutation("DELETE /api/account/passkeys/:passkeyId", {
		...withToasts(t("ownAccount.passkeys.removed"), t("ownAccount.passkeys.removedText")),
		invalidates: ["GET /api/account/passkeys"],
	});
	const list = useRef<HTMLUListElement>(null);
	const listed = loaded.status === "ready" ? loaded.data.passkeys : null;
	const content = () => {
		if (loaded.status === "error")
			return (
				<RetryAlert
					title={t("ownAccount.passkeys.unread")}
					description={t("ownAccount.loadProblem.description")}
					retryLabel={t("ownAccount.passkeys.retry")}
					onRetry={loaded.retry}
				/>
			);
		return (
			<ul
				ref={list}
				tabIndex={-1}
				aria-busy={listed === null}
				className="divide-y divide-hairline border-y border-hairline outline-none"
			>
				{listed === null || listed.length === 0 ? (
					<li className="flex min-h-18 items-center text-soft">
						{listed === null ? <Skeleton className="h-11 w-56" /> : t("ownAccount.passkeys.none")}
					</li>
				) : (
					listed.map((passkey) => (
						<PasskeyRow
							key={passkey.id}
							passkey={passkey}
							zone={zone}
							// The button disappears with its passkey: the focus stays in the list.
							onRemove={() =>
								remove.mutate(
									{ params: { passkeyId: passkey.id } },
									{ onSettled: () => list.current?.focus() },
								)
							}
						/>
					))
				)}
			</ul>
		);
	};
	return (
		<AccountSection title={t("ownAccount.passkeys.title")} text={t("ownAccount.passkeys.text")}>
			{content()}
			{hasPasskeys ? (
				<AddPasskey email={email} />
			) : (
				<p className="text-soft">{t("ownAccount.passkeys.unsupported")}</p>
			)}
		</AccountSection>
	);
}
