import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AccessToken } from "#contract/institution-tokens.ts";
import { apiQuery, useApiMutation } from "../api/api.ts";
import { ConfirmActionDialog } from "../shared/forms/confirm-action-dialog.tsx";
import { useAsked } from "../shared/forms/use-asked.ts";
import { useForm } from "../shared/forms/use-form.ts";
import { useMutationToasts } from "../shared/forms/use-mutation-toasts.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { useLocale } from "../shared/i18n/locale.ts";
import { Button } from "../ui/button.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useToast } from "../ui/toast.tsx";

const tokensQuery = apiQuery("GET /api/institution/tokens", {});

/** The tokens by which programs read an institution's sums, folded away: making one, which is shown once, and ending one. */
export function InstitutionTokens() {
	const { t } = useTranslation();
	const locale = useLocale();
	const { data } = useQuery(tokensQuery);
	if (data === undefined) return null;
	return (
		<details>
			<summary className="min-h-11 cursor-pointer content-center font-semibold">
				{t("institution.tokens.title", { count: data.tokens.length })}
			</summary>
			<div className="grid max-w-2xl gap-5 pt-1">
				<p className="text-soft">
					{t("institution.tokens.hint")}{" "}
					<a href={`/api/reference/${locale}#institutionSums`} className="underline">
						{t("institution.tokens.help")}
					</a>
				</p>
				{data.tokens.length > 0 ? <TokenList tokens={data.tokens} /> : null}
				<MakeToken />
			</div>
		</details>
	);
}

function TokenList({ tokens }: { readonly tokens: readonly AccessToken[] }) {
	const { t } = useTranslation();
	const format = useFormat();
	const withToasts = useMutationToasts("GET /api/institution/tokens");
	const end = useApiMutation(
		"DELETE /api/institution/tokens/:tokenId",
		withToasts(t("institution.tokens.ended")),
	);
	const { asked, isAsking, ask, close } = useAsked<AccessToken>();
	return (
		<>
			<ul className="divide-y divide-hairline border-y border-hairline">
				{tokens.map((token) => (
					<li key={token.id} className="flex min-h-14 items-center justify-between gap-4 py-2">
						<div className="grid min-w-0 gap-0.5">
							<span className="font-semibold wrap-anywhere">{token.name}</span>
							<span className="text-sm text-soft">
								{t("institution.tokens.made", {
									date: format.mediumDate(token.madeAt),
									end: format.mediumDate(token.endsAt),
								})}
							</span>
							<span className="text-sm text-soft">
								{token.usedAt === null
									? t("institution.tokens.unused")
									: t("institution.tokens.used", { date: format.mediumDate(token.usedAt) })}
							</span>
						</div>
						<Button
							look="quiet"
							className="whitespace-nowrap"
							aria-label={t("institution.tokens.endNamed", { name: token.name })}
							onClick={() => ask(token)}
						>
							{t("institution.tokens.end")}
						</Button>
					</li>
				))}
			</ul>
			<ConfirmActionDialog
				isOpen={isAsking}
				title={t("institution.tokens.endTitle", { name: asked?.name ?? "" })}
				text={t("institution.tokens.endText")}
				label={t("institution.tokens.end")}
				onClose={close}
				onConfirm={() => {
					if (asked) end.mutate({ params: { tokenId: asked.id } });
				}}
			/>
		</>
	);
}

/** Names a new token, and shows it until the page is left. */
function MakeToken() {
	const { t } = useTranslation();
	const toast = useToast();
	const [token, setToken] = useState<string>();
	const { isBusy, onSubmit, errorOf } = useForm({
		mutation: useApiMutation("POST /api/institution/tokens", {
			invalidates: ["GET /api/institution/tokens"],
		}),
		toRequest: ({ name = "" }) => ({ body: { name } }),
		onDone: (made) => {
			setToken(made.token);
			toast({ tone: "success", title: t("institution.tokens.drawn") });
		},
		fieldOf: { "forms.required": "name", "forms.name_invalid": "name" },
	});
	return (
		<form method="dialog" noValidate onSubmit={onSubmit} className="grid gap-5">
			{token === undefined ? null : (
				<TextField
					label={t("institution.tokens.token")}
					hint={t("institution.tokens.once")}
					value={token}
					readOnly
					onFocus={({ currentTarget }) => currentTarget.select()}
				/>
			)}
			<TextField
				// Empty again once a token is made.
				key={token}
				label={t("institution.tokens.name")}
				name="name"
				autoComplete="off"
				required
				error={errorOf("name")}
			/>
			<SubmitButton
				isBusy={isBusy}
				busyLabel={t("institution.tokens.busy")}
				className="justify-self-start max-sm:w-full"
			>
				{t("institution.tokens.submit")}
			</SubmitButton>
		</form>
	);
}
