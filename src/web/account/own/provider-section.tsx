import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { OfferedProvider } from "#contract/login-providers.ts";
import { useApiMutation } from "../../api/api.ts";
import { useForm } from "../../shared/forms/use-form.ts";
import { useMutationToasts } from "../../shared/forms/use-mutation-toasts.ts";
import { LocalLink } from "../../shared/i18n/local-link.tsx";
import { useLocale } from "../../shared/i18n/locale.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { PasswordField, UnreachableNote } from "../fields.tsx";
import { goToProvider } from "../providers/go-to-provider.ts";
import { useLoginProviders } from "../providers/use-login-providers.ts";
import { AccountSection } from "./account-section.tsx";

interface AddProviderProps {
	readonly providerId: string;
	readonly name: string;
	readonly onCancel: () => void;
}

/** Asks for the password before the school's log-in, because a session may be open on a shared device. */
function AddProvider({ providerId, name, onCancel }: AddProviderProps) {
	const { t } = useTranslation();
	const { isBusy, onSubmit, errorOf, status } = useForm({
		mutation: useApiMutation("POST /api/account/providers/link"),
		toRequest: ({ linkPassword = "" }) => ({ body: { providerId, password: linkPassword } }),
		onDone: ({ address }) => goToProvider(address),
		fieldOf: { "account.password_wrong": "linkPassword" },
		untrimmed: ["linkPassword"],
	});
	return (
		<form method="dialog" noValidate onSubmit={onSubmit} className="grid gap-4 pb-4">
			<PasswordField
				name="linkPassword"
				label={t("ownAccount.providers.password")}
				autoComplete="current-password"
				error={errorOf("linkPassword")}
			/>
			<UnreachableNote status={status} />
			<div className="flex flex-wrap gap-3">
				<SubmitButton look="secondary" isBusy={isBusy} busyLabel={t("ownAccount.providers.busy")}>
					{t("ownAccount.providers.toProvider", { name })}
				</SubmitButton>
				<Button look="quiet" onClick={onCancel}>
					{t("ownAccount.providers.cancel")}
				</Button>
			</div>
		</form>
	);
}

function ProviderRow({ provider: { id, name: names, isLinked } }: { readonly provider: OfferedProvider }) {
	const { t } = useTranslation();
	const name = names[useLocale()];
	const [isAdding, setAdding] = useState(false);
	const withToasts = useMutationToasts("GET /api/account/providers");
	const remove = useApiMutation(
		"DELETE /api/account/providers/:providerId",
		withToasts(t("ownAccount.providers.removed")),
	);
	return (
		<li>
			<div className="flex min-h-18 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
				<p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
					{name}
					{isLinked ? <Badge>{t("ownAccount.providers.linked")}</Badge> : null}
				</p>
				{isLinked ? (
					<Button
						look="quiet"
						aria-label={t("ownAccount.providers.removeNamed", { name })}
						onClick={() => remove.mutate({ params: { providerId: id } })}
					>
						{t("ownAccount.providers.remove")}
					</Button>
				) : (
					<Button
						look="quiet"
						aria-expanded={isAdding}
						aria-label={t("ownAccount.providers.addNamed", { name })}
						onClick={() => setAdding(!isAdding)}
					>
						{t("ownAccount.providers.add")}
					</Button>
				)}
			</div>
			{isAdding && !isLinked ? (
				<AddProvider providerId={id} name={name} onCancel={() => setAdding(false)} />
			) : null}
		</li>
	);
}

/** The schools' log-ins that open the account, and those that can be added; nothing where there are none. */
export function ProviderSection() {
	const { t } = useTranslation();
	const { providers } = useLoginProviders();
	if (providers.length === 0) return null;
	return (
		<AccountSection folds title={t("ownAccount.providers.title")} text={t("ownAccount.providers.text")}>
			<ul className="divide-y divide-hairline border-y border-hairline">
				{providers.map((provider) => (
					<ProviderRow key={provider.id} provider={provider} />
				))}
			</ul>
			<p className="text-sm text-soft">
				{t("ownAccount.providers.noPassword")}{" "}
				<LocalLink
					to="/reset-password"
					className="inline-flex min-h-11 items-center underline decoration-edge underline-offset-4"
				>
					{t("ownAccount.providers.setPassword")}
				</LocalLink>
			</p>
		</AccountSection>
	);
}
